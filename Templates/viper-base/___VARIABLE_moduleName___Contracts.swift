//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewProtocol: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ViewOutputProtocol: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorProtocol: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___InteractorOutputProtocol: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___RouterProtocol: AnyObject, Sendable {
}
