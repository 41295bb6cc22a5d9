//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___View: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___Presenter: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___Interactor: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___Router: AnyObject, Sendable {
}
