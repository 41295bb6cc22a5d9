import UIKit

final class RemindersViewController: UIViewController {

    // MARK: - Properties

    var presenter: RemindersViewOutputProtocol!

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private weak var doneSwitch: UISwitch!
    @IBOutlet private weak var badge: BadgeView!
    @IBOutlet private weak var messageLabel: UILabel!

    private let refresher = UIRefreshControl()
    var changes: Int { presenter.changes }
    var scheduler: ReminderScheduler? {
        get { presenter.scheduler }
        set { presenter.scheduler = newValue }
    }

    // MARK: - Initialisers

    init(source: ReminderSource) {
        super.init(nibName: nil, bundle: nil)
        presenter = RemindersBuilder.assemble(self, source: source)
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
        presenter.viewDidLoad()
    }

    func reload() {
        presenter.reload()
    }

    // MARK: - Layout

    @IBAction private func doneChanged() {
        presenter.doneChanged()
    }

    @objc private func pulled() {
        presenter.pulled()
    }

    // MARK: - Helpers

    func delete(_ reminder: Reminder) {
        presenter.delete(reminder)
    }

    func postpone(_ reminder: Reminder) {
        presenter.postpone(reminder)
    }

    func edit(_ reminder: Reminder) {
        presenter.edit(reminder)
    }

    // MARK: - Provide input

    var isDoneSwitchOn: Bool { doneSwitch.isOn }

    var searchText: String? { searchBar.text }
}

// MARK: - RemindersViewProtocol

extension RemindersViewController: RemindersViewProtocol {

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
        presenter.shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = presenter.shown[indexPath.row].title
        cell.accessoryType = presenter.shown[indexPath.row].isDone ? .checkmark : .none
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        presenter.commit(forRowAt: indexPath)
    }
}

// MARK: - UITableViewDelegate

extension RemindersViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        presenter.accessoryButtonTappedForRow(with: indexPath)
    }
}

// MARK: - UISearchBarDelegate

extension RemindersViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        presenter.filter()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}
