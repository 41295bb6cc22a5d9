//___FILEHEADER___

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___Module {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> ___VARIABLE_moduleName___DefaultView {
        ___VARIABLE_moduleName___DefaultView()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: ___VARIABLE_moduleName___DefaultView) -> ___VARIABLE_moduleName___DefaultPresenter {
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

        return presenter
    }
}
