import UIKit

/// Everything the user can change about the app.
final class SettingsTableViewController: UITableViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: SettingsViewEventHandler = SettingsViewRouter.assemble(self)
    lazy var viewDataSource: SettingsViewDataSource = SettingsViewRouter.assemble(self)

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
    struct Row {
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

    static let themes = ["Light", "Dark", "Sepia"]
    private static let appVersion = "3.1"

    class var reuseIdentifier: String { "SettingsRow" }

    /// `"3.1 (beta)"`, for the bottom row and for bug reports.
    static func versionText(isBeta: Bool = false) -> String {
        isBeta ? "\(appVersion) (beta)" : appVersion
    }

    // MARK: - Properties

    /// Shown at once when the screen opens, e.g. from a deep link.
    var initialSection: Section?
    var isBeta: Bool {
        get { viewDataSource.isBeta }
        set { viewDataSource.isBeta = newValue }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        SettingsTableViewController.opened += 1
        title = "Settings"
        viewDataSource.buildRows()
        applyTheme()
        if let initialSection {
            scroll(to: initialSection, animated: false)
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        eventHandler.viewWillDisappear()
    }

    // MARK: - Update view

    func scroll(to section: Section, animated: Bool = true) {
        tableView.scrollToRow(at: IndexPath(row: 0, section: section.rawValue), at: .top, animated: animated)
    }

    // MARK: - Handle view event

    @objc private func switchChanged(_ sender: UISwitch) {
        guard let setting = Setting(rawValue: sender.tag) else { return }
        switch setting {
        case .analytics where !sender.isOn:
            eventHandler.confirmOptOut { [weak self, weak sender] optsOut in
                guard optsOut else {
                    sender?.setOn(true, animated: true)
                    return
                }
                self?.eventHandler.save(false, for: setting)
            }
        case .analytics, .downloads, .largeText:
            eventHandler.save(sender.isOn, for: setting)
        }
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "profile", let profile = segue.destination as? ProfileViewController {
            profile.name = viewDataSource.account.name ?? ""
            profile.onRename = { [weak self] name in
                self?.viewDataSource.account.rename(to: name)
                self?.reload(.account)
            }
        }
    }

    // MARK: - Business use case

    func save(_ isOn: Bool, for setting: Setting) {
        eventHandler.save(isOn, for: setting)
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        viewDataSource.numberOfSections
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = self.viewDataSource.row(at: indexPath)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: Self.reuseIdentifier)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        switch row.kind {
        case .toggle(let setting):
            let toggle = UISwitch()
            toggle.isOn = viewDataSource.bool(forKey: setting.key)
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
        eventHandler.didSelectRow(at: indexPath)
    }
}

// MARK: - View input

extension SettingsTableViewController: SettingsViewInput {

    // MARK: - Update view

    func applyTheme() {
        tableView.backgroundColor = viewDataSource.theme == "Dark" ? .black : .white
    }

    func reload(_ section: Section) {
        viewDataSource.buildRows()
        tableView.reloadSections(IndexSet(integer: section.rawValue), with: .automatic)
    }

    func reloadTableView() {
        tableView.reloadData()
    }
}
