//___FILEHEADER___

import UIKit
import RxCocoa
import RxSwift

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___WireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___PresenterInterface: PresenterInterface {
    func configure(with output: ___VARIABLE_moduleName___.ViewOutput) -> ___VARIABLE_moduleName___.ViewInput
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___FormatterInterface: FormatterInterface {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorInterface: InteractorInterface {
}

enum ___VARIABLE_moduleName___ {

    /// What the view tells the presenter.
    struct ViewOutput {
    }

    /// What the presenter tells the view.
    struct ViewInput {
    }
}
