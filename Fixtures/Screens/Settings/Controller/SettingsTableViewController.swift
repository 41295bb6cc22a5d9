import UIKit

/// Everything the user can change about the app.
final class SettingsTableViewController: UITableViewController {

    // MARK: - Types

    /// The groups of rows, from top to bottom. Deep links name one of them.
    enum Section: Int, CaseIterable {
        case account
        case reading
        case privacy
        case about

        var title: String? {
            switch self {
            case .account: return "Account"
            case .reading: return "Reading"
            case .privacy: return "Privacy"
            case .about: return nil
            }
        }
    }

    /// One row: what it says and what a tap on it does.
    private struct Row {
        enum Kind {
            case link(segue: String)
            case toggle(Setting)
            case choice(current: String)
            case danger
            case text
        }

        let title: String
        let kind: Kind
        var detail: String?
    }

    enum Setting: Int, CaseIterable {
        case downloads = 100, largeText, analytics

        var key: String { "setting.\(self)" }
    }

    // MARK: - Statics

    static let storyboardName = "Settings"
    static var opened = 0

    private static let themes = ["Light", "Dark", "Sepia"]
    private static let appVersion = "3.1"

    class var reuseIdentifier: String { "SettingsRow" }

    /// `"3.1 (beta)"`, for the bottom row and for bug reports.
    static func versionText(isBeta: Bool = false) -> String {
        isBeta ? "\(appVersion) (beta)" : appVersion
    }

    // MARK: - Properties

    /// Shown at once when the screen opens, e.g. from a deep link.
    var initialSection: Section?
    var isBeta = false

    private let store = SettingsStore.shared
    private let account = AccountService.shared
    private var sections: [[Row]] = []
    private var theme: String {
        get { store.string(forKey: "theme") ?? Self.themes[0] }
        set {
            store.set(newValue, forKey: "theme")
            applyTheme()
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        SettingsTableViewController.opened += 1
        title = "Settings"
        buildRows()
        applyTheme()
        if let initialSection {
            scroll(to: initialSection, animated: false)
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        store.synchronize()
    }

    // MARK: - Update view

    private func applyTheme() {
        tableView.backgroundColor = theme == "Dark" ? .black : .white
    }

    func scroll(to section: Section, animated: Bool = true) {
        tableView.scrollToRow(at: IndexPath(row: 0, section: section.rawValue), at: .top, animated: animated)
    }

    private func reload(_ section: Section) {
        buildRows()
        tableView.reloadSections(IndexSet(integer: section.rawValue), with: .automatic)
    }

    // MARK: - Provide view data source

    private func buildRows() {
        let sections: [[Row]] = Section.allCases.map { section in
            switch section {
            case .account:
                return accountRows()
            case .reading:
                return [
                    Row(title: "Theme", kind: .choice(current: theme), detail: theme),
                    Row(title: "Large text", kind: .toggle(.largeText)),
                    Row(title: "Download over mobile data", kind: .toggle(.downloads)),
                ]
            case .privacy:
                return [Row(title: "Share analytics", kind: .toggle(.analytics))]
            case .about:
                return [Row(title: "Version", kind: .text, detail: Self.versionText(isBeta: isBeta))]
            }
        }
        self.sections = sections
    }

    private func accountRows() -> [Row] {
        guard let name = account.name else {
            return [Row(title: "Log in", kind: .link(segue: "login"))]
        }
        return [
            Row(title: "Profile", kind: .link(segue: "profile"), detail: name),
            Row(title: "Delete account", kind: .danger),
        ]
    }

    private func row(at indexPath: IndexPath) -> Row {
        sections[indexPath.section][indexPath.row]
    }

    // MARK: - Handle view event

    @objc private func switchChanged(_ sender: UISwitch) {
        guard let setting = Setting(rawValue: sender.tag) else { return }
        switch setting {
        case .analytics where !sender.isOn:
            confirmOptOut { [weak self, weak sender] optsOut in
                guard optsOut else {
                    sender?.setOn(true, animated: true)
                    return
                }
                self?.save(false, for: setting)
            }
        case .analytics, .downloads, .largeText:
            save(sender.isOn, for: setting)
        }
    }

    private func didChoose(theme newTheme: String) {
        guard newTheme != theme else { return }
        theme = newTheme
        reload(.reading)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "profile", let profile = segue.destination as? ProfileViewController {
            profile.name = account.name ?? ""
            profile.onRename = { [weak self] name in
                self?.account.rename(to: name)
                self?.reload(.account)
            }
        }
    }

    private func showThemes() {
        let sheet = UIAlertController(title: "Theme", message: nil, preferredStyle: .actionSheet)
        for theme in Self.themes {
            sheet.addAction(UIAlertAction(title: theme, style: .default) { [weak self] _ in
                self?.didChoose(theme: theme)
            })
        }
        present(sheet, animated: true)
    }

    private func confirmOptOut(completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Stop sharing?", message: "It helps us.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in completion(false) })
        present(alert, animated: true)
    }

    // MARK: - Business use case

    /// Also used by the onboarding, which has switches of its own.
    func save(_ isOn: Bool, for setting: Setting) {
        store.set(isOn, forKey: setting.key)
        if setting == .largeText { reload(.reading) }
    }

    private func deleteAccount() {
        account.delete { [weak self] succeeded in
            guard let `self` = self else { return }
            if succeeded {
                self.store.removeAll()
                self.reload(.account)
            } else {
                self.tableView.reloadData()  // puts the row back that was about to go
            }
        }
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = self.row(at: indexPath)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: Self.reuseIdentifier)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        switch row.kind {
        case .toggle(let setting):
            let toggle = UISwitch()
            toggle.isOn = store.bool(forKey: setting.key)
            toggle.tag = setting.rawValue
            toggle.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
            cell.accessoryView = toggle
        case .link, .choice:
            cell.accessoryType = .disclosureIndicator
        case .danger, .text:
            break
        }
        return cell
    }

    // MARK: UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch row(at: indexPath).kind {
        case .link(let segue):
            performSegue(withIdentifier: segue, sender: self)
        case .choice:
            showThemes()
        case .danger:
            deleteAccount()
        case .toggle, .text:
            break
        }
    }
}
