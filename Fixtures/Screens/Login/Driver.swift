import UIKit

@MainActor
final class Visit {
    let screen = LoginViewController()
    let email = UITextField()
    let password = UITextField()
    let error = UILabel()
    let button = UIButton(type: .system)
    let forgot = UIButton(type: .system)
    let remember = UISwitch()
    let coordinator = SessionCoordinator()
    let navigation: UINavigationController

    init(_ name: String, api: FakeAuthenticationAPI?, keychain: Keychain, prefilled: String? = nil) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen.delegate = coordinator
        screen.prefilledEmail = prefilled
        screen.keychain = keychain
        if let api {
            screen.api = api
        }
        screen.setValue(email, forKey: "emailField")
        screen.setValue(password, forKey: "passwordField")
        screen.setValue(error, forKey: "errorLabel")
        screen.setValue(remember, forKey: "rememberSwitch")
        screen.setValue(button, forKey: "loginButton")
        screen.setValue(UIActivityIndicatorView(), forKey: "activityIndicator")
        // What the storyboard connects:
        button.addTarget(screen, action: Selector(("login:")), for: .touchUpInside)
        forgot.addTarget(screen, action: Selector(("forgotPassword")), for: .touchUpInside)
        remember.addTarget(screen, action: Selector(("rememberChanged:")), for: .valueChanged)
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
    }

    func type(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
        Trace.record("can log in: \(button.isEnabled)")
    }

    func tapLogin() {
        button.sendActions(for: .touchUpInside)
        Trace.record("error: \(error.text ?? "none")")
    }

    func enter(_ code: String) {
        guard let factor = screen.presentedViewController as? SecondFactorViewController else {
            return Trace.record("no second factor")
        }
        factor.enter(code)
        MainLoop.drain()
        Trace.record("error: \(error.text ?? "none")")
    }

    func pressReturn(in field: UITextField) {
        let returns = field.delegate!.textFieldShouldReturn(field)
        Trace.record("returns: \(returns)")
    }
}

let ana = Account(email: "ana@example.org", token: "A")
let ben = Account(email: "ben@example.org", token: "B", phone: "555")

@MainActor
func makeAPI() -> FakeAuthenticationAPI {
    let api = FakeAuthenticationAPI()
    api.accounts = [ana.email: ana, ben.email: ben]
    return api
}

@MainActor
func validate() {
    let visit = Visit("validation", api: makeAPI(), keychain: Keychain())
    visit.tapLogin()
    visit.type("ana", into: visit.email)
    visit.tapLogin()
    visit.type("@example.org", into: visit.email)
    visit.type(ana.email, into: visit.email)
    visit.pressReturn(in: visit.email)
    visit.type("abc", into: visit.password)
    visit.pressReturn(in: visit.password)
    visit.type("secret", into: visit.password)
    visit.pressReturn(in: visit.password)
    Trace.record("account: \(visit.coordinator.account?.email ?? "none")")
}

@MainActor
func remember() {
    let keychain = Keychain()
    let visit = Visit("remember me", api: makeAPI(), keychain: keychain, prefilled: ana.email)
    visit.remember.isOn = false
    visit.remember.sendActions(for: .valueChanged)
    visit.type("secret", into: visit.password)
    visit.tapLogin()
    visit.remember.isOn = true
    visit.screen.rememberChanged(visit.remember)
    visit.type("secret", into: visit.password)
    visit.tapLogin()
    _ = Visit("and the next time", api: makeAPI(), keychain: keychain)
}

@MainActor
func failTooOften() {
    let visit = Visit("too many tries", api: makeAPI(), keychain: Keychain(), prefilled: ana.email)
    visit.type("locked", into: visit.password)
    visit.tapLogin()
    for _ in 1...2 {
        visit.type("wrong", into: visit.password)
        visit.tapLogin()
    }
    visit.type("secret", into: visit.password)
    visit.tapLogin()
    (visit.screen.presentedViewController as! UIAlertController).actions[1].tap()
    visit.tapLogin()
    let alert = visit.screen.presentedViewController as! UIAlertController
    Trace.record("suggested: \(alert.textFields?.first?.text ?? "nil")")
    alert.textFields?.first?.text = "ana@new.example.org"
    alert.actions[0].tap()
    visit.forgot.sendActions(for: .touchUpInside)
    visit.tapLogin()
}

@MainActor
func secondFactor() {
    let keychain = Keychain()
    let api = makeAPI()
    let visit = Visit("second factor", api: api, keychain: keychain, prefilled: ben.email)
    visit.enter("0000")
    visit.type("secret", into: visit.password)
    api.sendsCodes = false
    visit.tapLogin()
    api.sendsCodes = true
    visit.tapLogin()
    visit.enter("1111")
    visit.enter("1234")
    Trace.record("account: \(visit.coordinator.account?.email ?? "none")")
}

@MainActor
func leaveWhileBusy() {
    let keychain = Keychain()
    let slow = makeAPI()
    slow.isSlow = true
    do {
        let visit = Visit("gone before the code was checked", api: slow, keychain: keychain, prefilled: ben.email)
        visit.type("secret", into: visit.password)
        visit.tapLogin()
        slow.deliver()
        slow.deliver()
        visit.enter("1234")
        visit.navigation.setViewControllers([], animated: false)
        visit.screen.dismiss(animated: false)
        MainLoop.drain()
    }
    slow.deliver()
}

@MainActor
func cancel() {
    let visit = Visit("cancel, with the API of the app", api: nil, keychain: .standard, prefilled: "eve@example.org")
    visit.type("secret", into: visit.password)
    visit.tapLogin()
    visit.screen.navigationItem.leftBarButtonItem!.tap()
}

MainActor.assumeIsolated {
    validate()
    remember()
    failTooOften()
    secondFactor()
    leaveWhileBusy()
    cancel()
}
