//  LoginWireframe.swift

import UIKit

@preconcurrency @MainActor
class LoginWireframe {

    // MARK: - Module

    weak var view: LoginViewController!
    var router: LoginRouterInput!
}

// MARK: - Wireframe input

extension LoginWireframe: LoginWireframeInput {

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
        let reset = router.makeResetPassword()
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
