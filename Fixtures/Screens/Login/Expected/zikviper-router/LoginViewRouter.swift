//  LoginViewRouter.swift

import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class LoginViewRouter {

    // MARK: - Module

    weak var view: LoginViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> LoginViewController {
        LoginViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: LoginViewController) -> LoginViewPresenter {
        let router = LoginViewRouter()
        let interactor = LoginInteractor()
        let presenter = LoginViewPresenter()

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

    // MARK: - Wireframe

    func askForCode(of account: Account) {
        let factor = SecondFactorViewController(phone: account.phone)
        factor.onCode = { [unowned self] code in self.view.eventHandler.check(code: code) }
        view.present(factor, animated: true)
    }

    func offerReset() {
        let alert = UIAlertController(
            title: "Too many tries", message: "Set a new password?", preferredStyle: .alert)
        alert.addTextField { [prefilledEmail = view.viewDataSource.prefilledEmail] field in
            field.text = prefilledEmail
        }
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self, weak alert] _ in
            self?.view.emailField.text = alert?.textFields?.first?.text
            self?.view.viewDataSource.attempts = 0
            self?.view.eventHandler.forgotPassword()
        })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        view.present(alert, animated: true)
    }

    func showResetPassword(for email: String) {
        let reset = ResetPasswordViewController()
        reset.email = email
        view.show(reset, sender: view!)
    }

    func close() {
        view.dismiss(animated: true)
    }

    func close(completion: @escaping () -> Void) {
        view.dismiss(animated: true, completion: completion)
    }
}
