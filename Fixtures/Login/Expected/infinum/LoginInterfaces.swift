//  LoginInterfaces.swift

import UIKit

@preconcurrency @MainActor
protocol LoginWireframeInterface: WireframeInterface {
    func askForCode(of account: Account)
    func offerReset()
}

@preconcurrency @MainActor
protocol LoginViewInterface: ViewInterface {
    var emailField: UITextField! { get }
    var passwordField: UITextField! { get }
    var rememberSwitch: UISwitch! { get }

    func setBusy(_ busy: Bool)
    func show(error: String?)
    func show(error: AuthenticationError)
    func finish(with account: Account)
    func validate() -> String?
}

@preconcurrency @MainActor
protocol LoginPresenterInterface: PresenterInterface {
    var prefilledEmail: String? { get set }
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }
    var attempts: Int { get set }
    var account: Account? { get }
    var maximumAttempts: Int { get }

    func submit()
    func fillIn()
    func isAddress(_ email: String) -> Bool
}

@preconcurrency @MainActor
protocol LoginInteractorInterface: InteractorInterface {
    func isAddress(_ email: String) -> Bool
}
