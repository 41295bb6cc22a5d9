//___FILEHEADER___

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum ___VARIABLE_moduleName___Builder {

    /// A new view. It assembles its module when it first needs it.
    static func makeView() -> ___VARIABLE_moduleName___View {
        ___VARIABLE_moduleName___View()
    }

    /// Builds the rest of the module around a view that a nib or other code created.
    static func assemble(_ view: ___VARIABLE_moduleName___View) -> ___VARIABLE_moduleName___ViewPresenter {
        let wireframe = ___VARIABLE_moduleName___Wireframe()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___ViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = view
        wireframe.router = ___VARIABLE_moduleName___Router()

        presenter.interactor = interactor
        presenter.view = view
        presenter.wireframe = wireframe

        view.viewDataSource = presenter
        view.eventHandler = presenter
        return presenter
    }
}
