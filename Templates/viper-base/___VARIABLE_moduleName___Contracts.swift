//___FILEHEADER___

import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewProtocol: AnyObject, Sendable {
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewOutputProtocol: AnyObject, Sendable {
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorProtocol: AnyObject, Sendable {
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorOutputProtocol: AnyObject, Sendable {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___RouterProtocol: AnyObject, Sendable {
}
