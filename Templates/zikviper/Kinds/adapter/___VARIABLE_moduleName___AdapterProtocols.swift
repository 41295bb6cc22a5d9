//___FILEHEADER___

import Foundation

// Two modules have these already, each its own: put their protocols in the place of these.

/// What the module that asks requires.
@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___RequiredInput: AnyObject, Sendable {
}

/// What the module that is asked provides.
@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ProvidedInput: AnyObject, Sendable {
}
