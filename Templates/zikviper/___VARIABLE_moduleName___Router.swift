//___FILEHEADER___

import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___Router {
}

// MARK: - Router input

extension ___VARIABLE_moduleName___Router: ___VARIABLE_moduleName___RouterInput {
}
