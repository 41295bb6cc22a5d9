//  LoginBuilder.swift

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum LoginBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> LoginViewController {
        LoginViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: LoginViewController) -> LoginViewPresenter {
        let wireframe = LoginWireframe()
        let interactor = LoginInteractor()
        let presenter = LoginViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = LoginRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
