//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
class ___VARIABLE_moduleName___DefaultRouter {

    // MARK: - Module

    weak var presenter: ___VARIABLE_moduleName___Presenter?
    weak var viewController: UIViewController?

    /// Whoever has built the module.
    weak var delegate: ___VARIABLE_moduleName___ModuleDelegate?
}

// MARK: - ___VARIABLE_moduleName___Router

extension ___VARIABLE_moduleName___DefaultRouter: ___VARIABLE_moduleName___Router {
}
