//  LoginDefaultRouter.swift

import UIKit

@preconcurrency @MainActor
class LoginDefaultRouter {

    // MARK: - Module

    weak var presenter: LoginPresenter!
    weak var viewController: LoginViewController!

    // MARK: - Public properties

    weak var delegate: LoginViewControllerDelegate?
}

// MARK: - LoginRouter

extension LoginDefaultRouter: LoginRouter {

    // MARK: - Wireframe

    func askForCode(of account: Account) {
        let factor = SecondFactorViewController(phone: account.phone)
        factor.onCode = { [unowned self] code in self.presenter.check(code: code) }
        viewController.present(factor, animated: true)
    }

    func offerReset() {
        let alert = UIAlertController(
            title: "Too many tries", message: "Set a new password?", preferredStyle: .alert)
        alert.addTextField { [prefilledEmail = presenter.prefilledEmail] field in
            field.text = prefilledEmail
        }
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self, weak alert] _ in
            self?.viewController.emailField.text = alert?.textFields?.first?.text
            self?.presenter.attempts = 0
            self?.presenter.forgotPassword()
        })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        viewController.present(alert, animated: true)
    }

    func showResetPassword(for email: String) {
        let reset = ResetPasswordViewController()
        reset.email = email
        viewController.show(reset, sender: viewController!)
    }

    func tellDelegateDidCancel() {
        delegate?.loginViewControllerDidCancel(viewController!)
    }

    func close() {
        viewController.dismiss(animated: true)
    }

    func close(completion: @escaping () -> Void) {
        viewController.dismiss(animated: true, completion: completion)
    }

    func tellDelegateDidLogIn(_ account: Account) {
        delegate?.loginViewController(viewController!, didLogIn: account)
    }
}
