//  LoginInterfaces.swift

import UIKit

@preconcurrency @MainActor
protocol LoginWireframeInterface: WireframeInterface {
    func askForCode(of account: Account)
    func offerReset()
    func showResetPassword(for email: String)
    func close()
    func close(completion: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol LoginViewInterface: ViewInterface {
    var emailText: String? { get }
    var passwordText: String? { get }
    var isRememberSwitchOn: Bool { get }

    func validate() -> String?
    func setBusy(_ busy: Bool)
    func show(error: String?)
    func show(error: AuthenticationError)
    func unfocusPasswordField()
    func tellDelegateDidLogIn(_ account: Account)
    func setRememberSwitchOn(_ isOn: Bool)
    func setEmailFieldText(_ text: String?)
}

@preconcurrency @MainActor
protocol LoginPresenterInterface: PresenterInterface {
    var prefilledEmail: String? { get set }
    var attempts: Int { get set }
    var maximumAttempts: Int { get }
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }

    func forgotPassword()
    func submit()
    func check(code: String)
    func rememberChanged(isOn: Bool)
    func fillIn()
    func close()
    func isAddress(_ email: String) -> Bool
}

@preconcurrency @MainActor
protocol LoginInteractorInterface: InteractorInterface {
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }
    var remembersEmail: Bool { get }

    func isAddress(_ email: String) -> Bool
}
