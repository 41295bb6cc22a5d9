//  LoginBuilder.swift

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class LoginBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: LoginViewController, presenter: LoginPresenter) {
        let view = LoginViewController()
        return (view, view.presenter as! LoginPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: LoginViewController) -> LoginPresenter {
        let router = LoginRouter()
        let interactor = LoginInteractor()
        let presenter = LoginPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
