//  LoginProtocols.swift

import UIKit

@preconcurrency @MainActor
protocol LoginView: AnyObject, Sendable {
    var emailText: String? { get }
    var passwordText: String? { get }
    var isRememberSwitchOn: Bool { get }

    func validate() -> String?
    func setBusy(_ busy: Bool)
    func show(error: String?)
    func show(error: AuthenticationError)
    func unfocusPasswordField()
    func setRememberSwitchOn(_ isOn: Bool)
    func setEmailFieldText(_ text: String?)
}

@preconcurrency @MainActor
protocol LoginPresenter: AnyObject, Sendable {
    var prefilledEmail: String? { get set }
    var attempts: Int { get set }
    var maximumAttempts: Int { get }
    var delegate: LoginViewControllerDelegate? { get set }
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }

    func forgotPassword()
    func cancel()
    func submit()
    func check(code: String)
    func rememberChanged(isOn: Bool)
    func fillIn()
    func isAddress(_ email: String) -> Bool
}

@preconcurrency @MainActor
protocol LoginInteractor: AnyObject, Sendable {
    var api: AuthenticationAPI { get set }
    var keychain: Keychain { get set }
    var remembersEmail: Bool { get }

    func isAddress(_ email: String) -> Bool
}

@preconcurrency @MainActor
protocol LoginRouter: AnyObject, Sendable {
    var delegate: LoginViewControllerDelegate? { get set }

    func askForCode(of account: Account)
    func offerReset()
    func showResetPassword(for email: String)
    func tellDelegateDidCancel()
    func close()
    func close(completion: @escaping () -> Void)
    func tellDelegateDidLogIn(_ account: Account)
}
