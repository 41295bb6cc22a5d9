//___FILEHEADER___

import Foundation

/// Ways to other services, for the service.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___Router {
}

// MARK: - Router input

extension ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterInput {
}
