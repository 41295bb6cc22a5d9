//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ServiceInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ServiceEventHandler: AnyObject, Sendable {
}

/// The other services that this one works with, each as a `LazyService`.
@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___RouterInput: AnyObject, Sendable {
}
