//___FILEHEADER___

import Foundation

/// What one module requires, done by what another provides. It is the app's: neither module knows of the other, nor of this.
@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Adapter {

    // MARK: - Module

    private let provider: ___VARIABLE_moduleName___ProvidedInput

    init(_ provider: ___VARIABLE_moduleName___ProvidedInput) {
        self.provider = provider
    }
}

// MARK: - Required input

extension ___VARIABLE_moduleName___Adapter: ___VARIABLE_moduleName___RequiredInput {
}
