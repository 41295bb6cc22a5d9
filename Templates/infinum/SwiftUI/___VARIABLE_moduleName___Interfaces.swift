//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___WireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___FormatterInterface: FormatterInterface {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorInterface: InteractorInterface {
}
