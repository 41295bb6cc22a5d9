//  LoginWireframe.swift

import UIKit

final class LoginWireframe: BaseWireframe<LoginViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LoginViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: LoginViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: LoginViewController) -> LoginPresenterInterface {
        LoginWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: LoginViewInterface) -> LoginPresenter {
        let interactor = LoginInteractor()
        let presenter = LoginPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension LoginWireframe: LoginWireframeInterface {

    // MARK: - Wireframe

    func askForCode(of account: Account) {
        let factor = SecondFactorViewController(phone: account.phone)
        factor.onCode = { [unowned self] code in self.viewController.presenter.check(code: code) }
        viewController.present(factor, animated: true)
    }

    func offerReset() {
        let alert = UIAlertController(
            title: "Too many tries", message: "Set a new password?", preferredStyle: .alert)
        alert.addTextField { [prefilledEmail = viewController.presenter.prefilledEmail] field in
            field.text = prefilledEmail
        }
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self, weak alert] _ in
            self?.viewController.emailField.text = alert?.textFields?.first?.text
            self?.viewController.presenter.attempts = 0
            self?.viewController.presenter.forgotPassword()
        })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        viewController.present(alert, animated: true)
    }

    func showResetPassword(for email: String) {
        let reset = ResetPasswordViewController()
        reset.email = email
        viewController.show(reset, sender: viewController)
    }

    func close() {
        viewController.dismiss(animated: true)
    }

    func close(completion: @escaping () -> Void) {
        viewController.dismiss(animated: true, completion: completion)
    }
}
