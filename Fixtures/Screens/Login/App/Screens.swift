import UIKit

final class SecondFactorViewController: UIViewController {
    var onCode: ((String) -> Void)?

    init(phone: String) {
        super.init(nibName: nil, bundle: nil)
        Trace.record("second factor sent to \(phone)")
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    func enter(_ code: String) {
        Trace.record("entered \(code)")
        onCode?(code)
    }
}

final class ResetPasswordViewController: UIViewController {
    var email = "" {
        didSet { Trace.record("reset password of \(email)") }
    }
}

/// Shows the login screen whenever nobody is logged in.
@MainActor
final class SessionCoordinator: LoginViewControllerDelegate {
    private(set) var account: Account?

    func loginViewController(_ controller: LoginViewController, didLogIn account: Account) {
        self.account = account
        Trace.record("logged in: \(account.email), from \(controller.emailField.text ?? "nil")")
    }

    func loginViewControllerDidCancel(_ controller: LoginViewController) {
        Trace.record("cancelled, password is \(controller.passwordField.text ?? "nil")")
    }
}
