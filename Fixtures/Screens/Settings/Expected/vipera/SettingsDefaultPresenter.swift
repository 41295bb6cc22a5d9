import Foundation

@preconcurrency @MainActor
class SettingsDefaultPresenter {

    // MARK: - Module

    var router: SettingsRouter!
    var interactor: SettingsInteractor!
    weak var view: SettingsView!

    // MARK: - Properties

    var isBeta = false

    var sections: [[SettingsTableViewController.Row]] = []

    // MARK: - Helpers

    private func deleteAccount() {
        interactor.account.delete { [weak self, weak view] succeeded in
            guard let `self` = self, let view = view else { return }
            if succeeded {
                self.interactor.removeAll()
                view.reload(.account)
            } else {
                view.reloadTableView()  // puts the row back that was about to go
            }
        }
    }

    // MARK: - Provide view data source

    private func accountRows() -> [SettingsTableViewController.Row] {
        guard let name = interactor.account.name else {
            return [SettingsTableViewController.Row(title: "Log in", kind: .link(segue: "login"))]
        }
        return [
            SettingsTableViewController.Row(title: "Profile", kind: .link(segue: "profile"), detail: name),
            SettingsTableViewController.Row(title: "Delete account", kind: .danger),
        ]
    }

    // MARK: - Handle view event

    private func didChoose(theme newTheme: String) {
        let view = self.view!
        guard newTheme != theme else { return }
        theme = newTheme
        view.reload(.reading)
    }

    // MARK: - Navigation

    private func showThemes() {
        router.showThemeSheet { [weak self] theme in
            self?.didChoose(theme: theme)
        }
    }
}

// MARK: - SettingsPresenter

extension SettingsDefaultPresenter: SettingsPresenter {

    // MARK: - Properties

    var theme: String {
        get { interactor.stringTheme() ?? SettingsTableViewController.themes[0] }
        set {
            interactor.setTheme(newValue)
            view.applyTheme()
        }
    }

    // MARK: - Life cycle

    func viewWillDisappear() {
        interactor.synchronize()
    }

    // MARK: - Provide view data source

    func buildRows() {
        let sections: [[SettingsTableViewController.Row]] = SettingsTableViewController.Section.allCases.map { section in
            switch section {
            case .account:
                return accountRows()
            case .reading:
                return [
                    SettingsTableViewController.Row(title: "Theme", kind: .choice(current: theme), detail: theme),
                    SettingsTableViewController.Row(title: "Large text", kind: .toggle(.largeText)),
                    SettingsTableViewController.Row(title: "Download over mobile data", kind: .toggle(.downloads)),
                ]
            case .privacy:
                return [SettingsTableViewController.Row(title: "Share analytics", kind: .toggle(.analytics))]
            case .about:
                return [SettingsTableViewController.Row(title: "Version", kind: .text, detail: SettingsTableViewController.versionText(isBeta: isBeta))]
            }
        }
        self.sections = sections
    }

    func row(at indexPath: IndexPath) -> SettingsTableViewController.Row {
        sections[indexPath.section][indexPath.row]
    }

    // MARK: UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        switch row(at: indexPath).kind {
        case .link(let segue):
            router.performScreenSegue(withIdentifier: segue)
        case .choice:
            showThemes()
        case .danger:
            deleteAccount()
        case .toggle, .text:
            break
        }
    }

    // MARK: - Forwarding

    var account: AccountService { interactor.account }

    func reload(_ section: SettingsTableViewController.Section) {
        view.reload(section)
    }

    func confirmOptOut(completion: @escaping (Bool) -> Void) {
        router.confirmOptOut(completion: completion)
    }

    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting) {
        interactor.save(isOn, for: setting)
    }

    func bool(forKey key: String) -> Bool {
        interactor.bool(forKey: key)
    }
}
