//  LoginProtocols.swift

import UIKit

@preconcurrency @MainActor
protocol LoginViewInput: AnyObject, Sendable {
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
protocol LoginViewEventHandler: AnyObject, Sendable {
    func forgotPassword()
    func submit()
    func check(code: String)
    func updateKeychainRemembersEmail(isOn: Bool)
    func rememberChanged(isOn: Bool)
    func fillIn()
    func close()
}

@preconcurrency @MainActor
protocol LoginViewDataSource: AnyObject, Sendable {
    var prefilledEmail: String? { get set }
    var attempts: Int { get set }
    var maximumAttempts: Int { get }
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }

    func isAddress(_ email: String) -> Bool
}

@preconcurrency @MainActor
protocol LoginInteractorInput: AnyObject, Sendable {
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }
    var remembersEmail: Bool { get }

    func isAddress(_ email: String) -> Bool
}

@preconcurrency @MainActor
protocol LoginInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol LoginInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol LoginWireframeInput: AnyObject, Sendable {
    func askForCode(of account: Account)
    func offerReset()
    func showResetPassword(for email: String)
    func close()
    func close(completion: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol LoginRouterInput: AnyObject, Sendable {
    func makeResetPassword() -> ResetPasswordViewController
}
