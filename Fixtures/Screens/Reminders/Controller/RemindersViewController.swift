import UIKit

final class RemindersViewController: UIViewController {

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private weak var doneSwitch: UISwitch!
    @IBOutlet private weak var badge: BadgeView!
    @IBOutlet private weak var messageLabel: UILabel!

    private let source: ReminderSource
    private let refresher = UIRefreshControl()
    private var reminders: [Reminder] = []
    private var shown: [Reminder] = []
    private(set) var changes = 0
    /// Whoever reminds, if anybody may.
    var scheduler: ReminderScheduler?

    // MARK: - Initialisers

    init(source: ReminderSource) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        searchBar.delegate = self
        refresher.addTarget(self, action: #selector(pulled), for: .valueChanged)
        tableView.refreshControl = refresher
        setUp()
        reload()
    }

    func reload() {
        messageLabel.text = "Loading"
        Task { [weak self] in
            await self?.load()
        }
    }

    private func load() async {
        do {
            reminders = try await source.reminders()
            messageLabel.text = nil
            filter()
        } catch {
            messageLabel.text = "Nothing came"
            messageLabel.isHidden = false
        }
        refresher.endRefreshing()
    }

    // MARK: - Layout

    private func setUp() {
        doneSwitch.isOn = Preferences.shared.value(for: "done")
        badge.isMuted = Preferences.shared.value(for: "muted")
    }

    @IBAction private func doneChanged() {
        Preferences.shared.set(doneSwitch.isOn, for: "done")
        filter()
    }

    @objc private func pulled() {
        Preferences.shared.set(false, for: "muted")
        badge.isMuted = false
        reload()
    }

    // MARK: - Networking

    private func filter() {
        let text = searchBar.text?.lowercased() ?? ""
        shown = reminders.filter { reminder in
            (doneSwitch.isOn || !reminder.isDone) && (text.isEmpty || reminder.title.lowercased().contains(text))
        }
        tableView.reloadData()
        badge.show(count: shown.count, animated: !text.isEmpty)
        searchBar.placeholder = "\(reminders.count) in all"
    }

    // MARK: - Helpers

    private func toggle(_ reminder: Reminder) {
        var changed = reminder
        changed.isDone.toggle()
        source.update(changed) { [weak self] succeeded in
            guard let self else { return }
            guard succeeded else {
                self.messageLabel.text = "\(changed.title) didn't change"
                return
            }
            self.changes += 1
            if let place = self.reminders.firstIndex(where: { $0.id == changed.id }) {
                self.reminders[place] = changed
            }
            self.filter()
        }
    }

    func delete(_ reminder: Reminder) {
        let alert = UIAlertController(
            title: "Delete", message: "\(reminder.title) will be gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            guard let self = self else { return }
            self.source.remove(reminder)
            self.reminders.removeAll { $0.id == reminder.id }
            self.changes += 1
            self.filter()
        })
        present(alert, animated: true)
    }

    func postpone(_ reminder: Reminder) {
        guard let scheduler = scheduler, scheduler.isAllowed else {
            askForPermission()
            return
        }
        do {
            try scheduler.schedule(reminder, hours: 1)
            messageLabel.text = "\(reminder.title) in an hour"
            Preferences.shared.postponed += 1
        } catch {
            let alert = UIAlertController(
                title: "Too late", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    private func askForPermission() {
        if let screen = PermissionViewController.make(isKnown: scheduler != nil) {
            screen.onAllow = { [weak self] in
                self?.scheduler?.allow()
                self?.messageLabel.text = "Thank you"
            }
            present(screen, animated: true)
        }
    }

    func edit(_ reminder: Reminder) {
        let editor = EditorViewController()
        editor.reminder = reminder
        editor.onSave = { [weak self] saved in
            self?.toggle(saved)
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(editor, animated: true)
    }
}

// MARK: - UITableViewDataSource

extension RemindersViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row].title
        cell.accessoryType = shown[indexPath.row].isDone ? .checkmark : .none
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        delete(shown[indexPath.row])
    }
}

// MARK: - UITableViewDelegate

extension RemindersViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        toggle(shown[indexPath.row])
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        edit(shown[indexPath.row])
    }
}

// MARK: - UISearchBarDelegate

extension RemindersViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        filter()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}
