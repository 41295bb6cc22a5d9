//  LoginRouter.swift

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class LoginRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? LoginViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: LoginViewController!
}

// MARK: - LoginRouterProtocol

extension LoginRouter: LoginRouterProtocol {

    // MARK: - Wireframe

    func askForCode(of account: Account) {
        let factor = SecondFactorViewController(phone: account.phone)
        factor.onCode = { [unowned self] code in self.screen.presenter.check(code: code) }
        screen.present(factor, animated: true)
    }

    func offerReset() {
        let alert = UIAlertController(
            title: "Too many tries", message: "Set a new password?", preferredStyle: .alert)
        alert.addTextField { [prefilledEmail = screen.presenter.prefilledEmail] field in
            field.text = prefilledEmail
        }
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self, weak alert] _ in
            self?.screen.emailField.text = alert?.textFields?.first?.text
            self?.screen.presenter.attempts = 0
            self?.screen.presenter.forgotPassword()
        })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        screen.present(alert, animated: true)
    }

    func showResetPassword(for email: String) {
        let reset = ResetPasswordViewController()
        reset.email = email
        screen.show(reset, sender: screen!)
    }

    func close() {
        screen.dismiss(animated: true)
    }

    func close(completion: @escaping () -> Void) {
        screen.dismiss(animated: true, completion: completion)
    }
}
