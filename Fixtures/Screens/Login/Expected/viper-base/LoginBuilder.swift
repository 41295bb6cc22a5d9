//  LoginBuilder.swift

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class LoginBuilder: VIPERBuilder<LoginViewController, LoginPresenter, LoginInteractor, LoginRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension LoginBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
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
