//___FILEHEADER___

import UIKit

/// What the module tells whoever has built it.
@preconcurrency @MainActor
protocol ___VARIABLE_moduleName___ModuleDelegate: AnyObject, Sendable {
}

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___Module {

    /// A new screen with its module. What the module is to work with is a parameter, too, and goes to the presenter.
    ///
    /// - Parameter delegate: the router keeps it, and doesn't keep it alive.
    func buildDefault(delegate: ___VARIABLE_moduleName___ModuleDelegate? = nil) -> UIViewController {
        let view = ___VARIABLE_moduleName___DefaultView()
        let interactor = ___VARIABLE_moduleName___DefaultInteractor()
        let presenter = ___VARIABLE_moduleName___DefaultPresenter()
        let router = ___VARIABLE_moduleName___DefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view
        router.delegate = delegate

        return view
    }
}
