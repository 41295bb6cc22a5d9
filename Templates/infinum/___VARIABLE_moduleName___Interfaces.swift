//___FILEHEADER___

import UIKit

protocol ___VARIABLE_moduleName___WireframeInterface: WireframeInterface {
}

protocol ___VARIABLE_moduleName___ViewInterface: ViewInterface {
}

protocol ___VARIABLE_moduleName___PresenterInterface: PresenterInterface {
}

protocol ___VARIABLE_moduleName___InteractorInterface: InteractorInterface {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorOutputInterface: AnyObject {
}
