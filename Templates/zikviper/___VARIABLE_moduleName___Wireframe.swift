//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
class ___VARIABLE_moduleName___Wireframe {

    // MARK: - Module

    weak var view: ___VARIABLE_moduleName___ViewController!
    var router: ___VARIABLE_moduleName___RouterInput!
}

// MARK: - Wireframe input

extension ___VARIABLE_moduleName___Wireframe: ___VARIABLE_moduleName___WireframeInput {
}
