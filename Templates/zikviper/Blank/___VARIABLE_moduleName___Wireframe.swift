//___FILEHEADER___

import UIKit

/// The ways to other screens. Each asks the router for the screen, and to show it from `view.routeSource`.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___Wireframe: ViperWireframe {

    // MARK: - Module

    weak var view: ViperView!
    var router: ___VARIABLE_moduleName___RouterInput!
}

// MARK: - Wireframe input

extension ___VARIABLE_moduleName___Wireframe: ___VARIABLE_moduleName___WireframeInput {
}
