//___FILEHEADER___

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum ___VARIABLE_moduleName___Builder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> ___VARIABLE_moduleName___ViewController {
        ___VARIABLE_moduleName___ViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ___VARIABLE_moduleName___ViewController) -> ___VARIABLE_moduleName___ViewPresenter {
        let wireframe = ___VARIABLE_moduleName___Wireframe()
        let interactor = ___VARIABLE_moduleName___Interactor()
        let presenter = ___VARIABLE_moduleName___ViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = ___VARIABLE_moduleName___Router()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
