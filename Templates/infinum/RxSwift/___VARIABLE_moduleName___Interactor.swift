//___FILEHEADER___

import Foundation

@preconcurrency @MainActor
final class ___VARIABLE_moduleName___Interactor {
}

// MARK: - Extensions -

extension ___VARIABLE_moduleName___Interactor: ___VARIABLE_moduleName___InteractorInterface {
}
