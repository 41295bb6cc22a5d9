import UIKit

final class RemindersViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    var eventHandler: RemindersViewEventHandler!
    var viewDataSource: RemindersViewDataSource!

    // MARK: - Properties

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private weak var doneSwitch: UISwitch!
    @IBOutlet private weak var badge: BadgeView!
    @IBOutlet private weak var messageLabel: UILabel!

    private let refresher = UIRefreshControl()
    var changes: Int { viewDataSource.changes }
    var scheduler: ReminderScheduler? {
        get { viewDataSource.scheduler }
        set { viewDataSource.scheduler = newValue }
    }

    // MARK: - Initialisers

    init(source: ReminderSource) {
        super.init(nibName: nil, bundle: nil)
        eventHandler = RemindersViewRouter.assemble(self, source: source)
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
        eventHandler.viewDidLoad()
    }

    func reload() {
        eventHandler.reload()
    }

    // MARK: - Layout

    @IBAction private func doneChanged() {
        eventHandler.doneChanged()
    }

    @objc private func pulled() {
        eventHandler.pulled()
    }

    // MARK: - Helpers

    func delete(_ reminder: Reminder) {
        eventHandler.delete(reminder)
    }

    func postpone(_ reminder: Reminder) {
        eventHandler.postpone(reminder)
    }

    func edit(_ reminder: Reminder) {
        eventHandler.edit(reminder)
    }

    // MARK: - Provide input

    var isDoneSwitchOn: Bool { doneSwitch.isOn }

    var searchText: String? { searchBar.text }
}

// MARK: - View input

extension RemindersViewController: RemindersViewInput {

    // MARK: - Update view

    func setMessageLabelText(_ text: String?) {
        messageLabel.text = text
    }

    func setMessageLabelHidden(_ isHidden: Bool) {
        messageLabel.isHidden = isHidden
    }

    func endRefresherRefreshing() {
        refresher.endRefreshing()
    }

    func setDoneSwitchOn(_ isOn: Bool) {
        doneSwitch.isOn = isOn
    }

    func setBadgeMuted(_ isMuted: Bool) {
        badge.isMuted = isMuted
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func showBadge(count: Int, animated: Bool) {
        badge.show(count: count, animated: animated)
    }

    func setSearchBarPlaceholder(_ placeholder: String?) {
        searchBar.placeholder = placeholder
    }
}

// MARK: - UITableViewDataSource

extension RemindersViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfShownReminders
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        cell.accessoryType = viewDataSource.isDone(at: indexPath) ? .checkmark : .none
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        eventHandler.commit(forRowAt: indexPath)
    }
}

// MARK: - UITableViewDelegate

extension RemindersViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        eventHandler.accessoryButtonTappedForRow(with: indexPath)
    }
}

// MARK: - UISearchBarDelegate

extension RemindersViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        eventHandler.filter()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}
