//___FILEHEADER___

import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___ViewRouter {

    // MARK: - Module

    weak var view: ___VARIABLE_moduleName___ViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> ___VARIABLE_moduleName___ViewController {
        ___VARIABLE_moduleName___ViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ___VARIABLE_moduleName___ViewController) -> ___VARIABLE_moduleName___ViewPresenter {
        let router = ___VARIABLE_moduleName___ViewRouter()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___ViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
