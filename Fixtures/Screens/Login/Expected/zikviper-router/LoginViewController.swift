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

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: LoginViewEventHandler = LoginViewRouter.assemble(self)
    lazy var viewDataSource: LoginViewDataSource = LoginViewRouter.assemble(self)

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

    var prefilledEmail: String? {
        get { viewDataSource.prefilledEmail }
        set { viewDataSource.prefilledEmail = newValue }
    }

    var api: AuthenticationAPI {
        get { viewDataSource.api }
        set { viewDataSource.api = newValue }
    }
    var keychain: Keychain {
        get { viewDataSource.keychain }
        set { viewDataSource.keychain = newValue }
    }

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpFields()
        setUpBar()
        eventHandler.fillIn()
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

    // MARK: - Actions

    @IBAction private func login(_ sender: UIButton) {
        eventHandler.submit()
    }

    @IBAction private func forgotPassword() {
        eventHandler.forgotPassword()
    }

    @IBAction func rememberChanged(_ sender: UISwitch) {
        eventHandler.updateKeychainRemembersEmail(isOn: sender.isOn)
        eventHandler.rememberChanged(isOn: sender.isOn)
    }

    @objc private func textChanged(_ sender: UITextField) {
        show(error: nil)
        loginButton.isEnabled = validate() == nil
    }

    @objc func cancel() {
        view.endEditing(true)
        delegate?.loginViewControllerDidCancel(self)
        eventHandler.close()
    }

    //------Interactor-------

    // MARK: - Validation

    func validate() -> String? {
        guard let email = emailField.text, !email.isEmpty else { return Texts.missingEmail }
        guard viewDataSource.isAddress(email) else { return Texts.badEmail }
        guard let password = passwordField.text, password.count >= minimumPasswordLength else {
            return Texts.shortPassword
        }
        return nil
    }

    // MARK: - Provide input

    var emailText: String? { emailField.text }

    var passwordText: String? { passwordField.text }

    var isRememberSwitchOn: Bool { rememberSwitch.isOn }
}

// MARK: - View input

extension LoginViewController: LoginViewInput {

    // MARK: - Update view

    func setBusy(_ busy: Bool) {
        busy ? activityIndicator.startAnimating() : activityIndicator.stopAnimating()
        emailField.isEnabled = !busy
        passwordField.isEnabled = !busy
        loginButton.isEnabled = !busy
    }

    func show(error: String?) {
        errorLabel.text = error
        errorLabel.isHidden = error == nil
    }

    /// The overload for what the API says; a wrong password also clears the field.
    func show(error: AuthenticationError) {
        switch error {
        case .wrongPassword:
            passwordField.text = ""
            show(error: "Wrong password, \(viewDataSource.maximumAttempts - viewDataSource.attempts) tries left.")
        case .locked:
            show(error: "This account is locked.")
        case .unreachable(let host):
            show(error: "\(host) does not answer.")
        }
    }

    func unfocusPasswordField() {
        passwordField.resignFirstResponder()
    }

    func tellDelegateDidLogIn(_ account: Account) {
        delegate?.loginViewController(self, didLogIn: account)
    }

    func setRememberSwitchOn(_ isOn: Bool) {
        rememberSwitch.isOn = isOn
    }

    func setEmailFieldText(_ text: String?) {
        emailField.text = text
    }
}

extension LoginViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            eventHandler.submit()
        }
        return false
    }
}
