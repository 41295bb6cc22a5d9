//___FILEHEADER___

import UIKit

/// Makes the parts of the module, connects them, and navigates from its view.
@preconcurrency @MainActor
class ___VARIABLE_moduleName___ViewRouter {

    // MARK: - Module

    weak var view: ___VARIABLE_moduleName___View!

    /// A new view. It assembles its module when it first needs it.
    static func makeView() -> ___VARIABLE_moduleName___View {
        ___VARIABLE_moduleName___View()
    }

    /// Builds the rest of the module around a view that a nib or other code created.
    static func assemble(_ view: ___VARIABLE_moduleName___View) -> ___VARIABLE_moduleName___ViewPresenter {
        let router = ___VARIABLE_moduleName___ViewRouter()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___ViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = view

        presenter.interactor = interactor
        presenter.view = view
        presenter.router = router

        view.viewDataSource = presenter
        view.eventHandler = presenter
        return presenter
    }
}
