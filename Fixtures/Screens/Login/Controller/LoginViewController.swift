//  LoginViewController.swift

import UIKit

// MARK: - Delegate

/// Whoever shows the login screen hears here how it ended.
@MainActor
protocol LoginViewControllerDelegate: AnyObject {
    func loginViewController(_ controller: LoginViewController, didLogIn account: Account)
    func loginViewControllerDidCancel(_ controller: LoginViewController)
}

// MARK: - Constants

private let minimumPasswordLength = 4

private enum Texts {
    static let missingEmail = "Enter your e-mail address."
    static let badEmail = "This is not an e-mail address."
    static let shortPassword = "At least \(minimumPasswordLength) characters, please."
}

// MARK: - LoginViewController

final class LoginViewController: UIViewController {

    // MARK: - IBOutlets

    @IBOutlet weak var emailField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet private weak var errorLabel: UILabel!
    @IBOutlet private weak var rememberSwitch: UISwitch!
    @IBOutlet private weak var loginButton: UIButton! {
        didSet { loginButton.isEnabled = false }
    }
    @IBOutlet private var activityIndicator: UIActivityIndicatorView!

    // MARK: - Public properties

    weak var delegate: LoginViewControllerDelegate?

    /// Filled in by a link of the "reset your password" mail.
    var prefilledEmail: String? = nil

    var api: AuthenticationAPI = RemoteAuthenticationAPI.shared
    var keychain = Keychain.standard

    // MARK: - Private properties

    private var attempts = 0
    private var account: Account?
    private let maximumAttempts = 3

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpFields()
        setUpBar()
        fillIn()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if emailField.text?.isEmpty ?? true {
            emailField.becomeFirstResponder()
        } else {
            passwordField.becomeFirstResponder()
        }
    }

    // MARK: - View config

    private func setUpFields() {
        for field in [emailField, passwordField] {
            field?.delegate = self
            field?.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        }
        passwordField.isSecureTextEntry = true
    }

    private func setUpBar() {
        navigationItem.title = "Log in"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancel)
        )
    }

    // MARK: - Update view

    private func setBusy(_ busy: Bool) {
        busy ? activityIndicator.startAnimating() : activityIndicator.stopAnimating()
        emailField.isEnabled = !busy
        passwordField.isEnabled = !busy
        loginButton.isEnabled = !busy
    }

    private func show(error: String?) {
        errorLabel.text = error
        errorLabel.isHidden = error == nil
    }

    /// The overload for what the API says; a wrong password also clears the field.
    private func show(error: AuthenticationError) {
        switch error {
        case .wrongPassword:
            passwordField.text = ""
            show(error: "Wrong password, \(maximumAttempts - attempts) tries left.")
        case .locked:
            show(error: "This account is locked.")
        case .unreachable(let host):
            show(error: "\(host) does not answer.")
        }
    }

    // MARK: - Actions

    @IBAction private func login(_ sender: UIButton) {
        submit()
    }

    @IBAction private func forgotPassword() {
        let reset = ResetPasswordViewController()
        reset.email = emailField.text ?? ""
        show(reset, sender: self)
    }

    @IBAction func rememberChanged(_ sender: UISwitch) {
        keychain.remembersEmail = sender.isOn
        if !sender.isOn {
            keychain.email = nil
        }
    }

    @objc private func textChanged(_ sender: UITextField) {
        show(error: nil)
        loginButton.isEnabled = validate() == nil
    }

    @objc func cancel() {
        view.endEditing(true)
        delegate?.loginViewControllerDidCancel(self)
        dismiss(animated: true)
    }

    //------Presenter-------

    // MARK: - Handle view event

    /// Reads the fields, asks the API, remembers the user, asks for a second factor if there is one, and leaves.
    private func submit() {
        if let problem = validate() {
            show(error: problem)
            return
        }
        guard attempts < maximumAttempts else {
            return offerReset()
        }
        let email = emailField.text!, password = passwordField.text!
        passwordField.resignFirstResponder()
        setBusy(true)
        api.logIn(email: email, password: password) { [weak self] result in
            guard let self = self else { return }
            self.setBusy(false)
            switch result {
            case .success(let account):
                self.account = account
                if self.rememberSwitch.isOn {
                    self.keychain.email = email
                }
                guard account.needsSecondFactor else {
                    self.finish(with: account)
                    return
                }
                self.api.sendCode(to: account) { sent in
                    if sent {
                        self.askForCode(of: account)
                    } else {
                        self.show(error: "The code could not be sent.")
                    }
                }
            case .failure(let error):
                self.attempts += 1
                self.show(error: error)
            }
        }
    }

    private func check(code: String) {
        guard let account = account else { return }
        setBusy(true)
        api.check(code: code, of: account) { [weak self, keychain] isRight in
            guard let strongSelf = self else {
                keychain.token = nil  // nobody is left to use it
                return
            }
            strongSelf.setBusy(false)
            if isRight {
                strongSelf.dismiss(animated: true) {
                    strongSelf.finish(with: account)
                }
            } else {
                strongSelf.show(error: "That was not the code.")
            }
        }
    }

    // MARK: - Wireframe

    private func askForCode(of account: Account) {
        let factor = SecondFactorViewController(phone: account.phone)
        factor.onCode = { [unowned self] code in self.check(code: code) }
        present(factor, animated: true)
    }

    private func offerReset() {
        let alert = UIAlertController(
            title: "Too many tries", message: "Set a new password?", preferredStyle: .alert)
        alert.addTextField { [prefilledEmail] field in
            field.text = prefilledEmail
        }
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self, weak alert] _ in
            self?.emailField.text = alert?.textFields?.first?.text
            self?.attempts = 0
            self?.forgotPassword()
        })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)
    }

    //------Interactor-------

    // MARK: - Business use case

    private func finish(with account: Account) {
        attempts = 0
        keychain.token = account.token
        delegate?.loginViewController(self, didLogIn: account)
    }

    // MARK: - Validation

    private func validate() -> String? {
        guard let email = emailField.text, !email.isEmpty else { return Texts.missingEmail }
        guard isAddress(email) else { return Texts.badEmail }
        guard let password = passwordField.text, password.count >= minimumPasswordLength else {
            return Texts.shortPassword
        }
        return nil
    }

    /// Good enough: the server knows better.
    private func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }

    // MARK: - Helpers

    private func fillIn() {
        rememberSwitch.isOn = keychain.remembersEmail
        emailField.text = prefilledEmail ?? keychain.email
        show(error: nil)
    }
}

extension LoginViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            submit()
        }
        return false
    }
}
