//  LoginDefaultPresenter.swift

import Foundation

@preconcurrency @MainActor
class LoginDefaultPresenter {

    // MARK: - Module

    var router: LoginRouter!
    var interactor: LoginInteractor!
    weak var view: LoginView!

    // MARK: - Public properties

    /// Filled in by a link of the "reset your password" mail.
    var prefilledEmail: String? = nil

    // MARK: - Private properties

    var attempts = 0
    private var account: Account?
    let maximumAttempts = 3

    // MARK: - Helpers

    private func finish(with account: Account) {
        attempts = 0
        interactor.keychain.token = account.token
        router.tellDelegateDidLogIn(account)
    }
}

// MARK: - LoginPresenter

extension LoginDefaultPresenter: LoginPresenter {

    // MARK: - Actions

    func forgotPassword() {
        router.showResetPassword(for: view.emailText ?? "")
    }

    func cancel() {
        router.tellDelegateDidCancel()
        router.close()
    }

    // MARK: - Handle view event

    /// Reads the fields, asks the API, remembers the user, asks for a second factor if there is one, and leaves.
    func submit() {
        if let problem = view.validate() {
            view.show(error: problem)
            return
        }
        guard attempts < maximumAttempts else {
            return router.offerReset()
        }
        let email = view.emailText!, password = view.passwordText!
        view.unfocusPasswordField()
        view.setBusy(true)
        interactor.api.logIn(email: email, password: password) { [weak self, weak view] result in
            guard let self = self, let view = view else { return }
            view.setBusy(false)
            switch result {
            case .success(let account):
                self.account = account
                if view.isRememberSwitchOn {
                    self.interactor.keychain.email = email
                }
                guard account.needsSecondFactor else {
                    self.finish(with: account)
                    return
                }
                self.interactor.api.sendCode(to: account) { [view] sent in
                    if sent {
                        self.router.askForCode(of: account)
                    } else {
                        view.show(error: "The code could not be sent.")
                    }
                }
            case .failure(let error):
                self.attempts += 1
                view.show(error: error)
            }
        }
    }

    func check(code: String) {
        guard let account = account else { return }
        view.setBusy(true)
        interactor.api.check(code: code, of: account) { [weak self, weak view, keychain = interactor.keychain] isRight in
            guard let strongSelf = self, let view = view else {
                keychain.token = nil  // nobody is left to use it
                return
            }
            view.setBusy(false)
            if isRight {
                strongSelf.router.close { [view] in
                    defer { withExtendedLifetime(view) {} }
                    strongSelf.finish(with: account)
                }
            } else {
                view.show(error: "That was not the code.")
            }
        }
    }

    func rememberChanged(isOn: Bool) {
        if !isOn {
            interactor.keychain.email = nil
        }
    }

    // MARK: - Helpers

    func fillIn() {
        view.setRememberSwitchOn(interactor.remembersEmail)
        view.setEmailFieldText(prefilledEmail ?? interactor.keychain.email)
        view.show(error: nil)
    }

    // MARK: - Forwarding

    var delegate: LoginViewControllerDelegate? {
        get { router.delegate }
        set { router.delegate = newValue }
    }

    var api: AuthenticationAPI {
        get { interactor.api }
        set { interactor.api = newValue }
    }

    var keychain: Keychain {
        get { interactor.keychain }
        set { interactor.keychain = newValue }
    }

    func isAddress(_ email: String) -> Bool {
        interactor.isAddress(email)
    }
}
