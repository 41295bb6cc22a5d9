import UIKit

final class InboxViewController: UITableViewController, UISearchBarDelegate {

    // MARK: - Module

    lazy var presenter: InboxPresenter = InboxModule().assemble(self)

    // MARK: - Layout

    private lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.delegate = self
        return bar
    }()

    private let countLabel = UILabel()

    // MARK: - Networking

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = searchBar
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "New", style: .done, target: self, action: #selector(compose))
        tableView.tableFooterView = countLabel
        NotificationCenter.default.addObserver(
            self, selector: #selector(mailArrived), name: MailService.didReceiveNotification, object: nil)
        presenter.fetch()
    }

    func showCount() {
        let unread = presenter.mails.filter { !$0.isRead }.count
        countLabel.text = unread == 0 ? "All read" : "\(unread) unread"
        tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
    }

    @objc private func mailArrived() {
        presenter.fetch()
    }

    // MARK: - Model

    private func moreTapped(for mail: Mail, from cell: UITableViewCell?) {
        let sheet = UIAlertController(title: mail.subject, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: mail.isRead ? "Mark unread" : "Mark read", style: .default) { [weak self] _ in
            self?.presenter.toggleRead(mail)
        })
        sheet.addAction(UIAlertAction(title: "Move", style: .default) { [weak self] _ in
            self?.presenter.askForFolder(of: mail)
        })
        sheet.addAction(UIAlertAction(title: "Report", style: .destructive) { [weak self] _ in
            guard let self else { return }
            self.presenter.report(mail) { [weak self] in
                self?.countLabel.text = "Reported"
            }
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = cell ?? tableView
        present(sheet, animated: true)
    }

    func undoLast() {
        presenter.undoLast()
    }

    // MARK: - Analytics

    @objc private func compose() {
        presenter.compose()
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let mail = presenter.shown[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = mail.subject
        cell.textLabel?.textColor = mail.isRead ? .gray : .black
        cell.detailTextLabel?.text = mail.sender
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        moreTapped(for: presenter.shown[indexPath.row], from: tableView.cellForRow(at: indexPath))
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        presenter.archive(at: indexPath)
    }

    // MARK: - Storage

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        presenter.textDidChange(searchText)
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

// MARK: - InboxView

extension InboxViewController: InboxView {

    // MARK: - Update view

    func beginRefreshControlRefreshing() {
        refreshControl?.beginRefreshing()
    }

    func endRefreshControlRefreshing() {
        refreshControl?.endRefreshing()
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }

    func deleteTableViewRows(at indexPaths: [IndexPath]) {
        tableView.deleteRows(at: indexPaths, with: .left)
    }

    func reloadTableViewRows(at indexPaths: [IndexPath]) {
        tableView.reloadRows(at: indexPaths, with: .none)
    }
}
