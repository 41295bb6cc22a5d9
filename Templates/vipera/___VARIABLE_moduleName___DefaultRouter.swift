//___FILEHEADER___

import UIKit

@preconcurrency @MainActor
class ___VARIABLE_moduleName___DefaultRouter {

    // MARK: - Module

    weak var presenter: ___VARIABLE_moduleName___Presenter!
    weak var viewController: ___VARIABLE_moduleName___DefaultView!
}

// MARK: - ___VARIABLE_moduleName___Router

extension ___VARIABLE_moduleName___DefaultRouter: ___VARIABLE_moduleName___Router {
}
