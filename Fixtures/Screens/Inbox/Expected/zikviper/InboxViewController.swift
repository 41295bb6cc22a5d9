import UIKit

final class InboxViewController: UITableViewController, UISearchBarDelegate {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: InboxViewEventHandler = InboxBuilder.assemble(self)
    lazy var viewDataSource: InboxViewDataSource = InboxBuilder.assemble(self)

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
        eventHandler.fetch()
    }

    func showCount() {
        let unread = viewDataSource.unread
        countLabel.text = unread == 0 ? "All read" : "\(unread) unread"
        tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
    }

    @objc private func mailArrived() {
        eventHandler.fetch()
    }

    // MARK: - Model

    private func moreTapped(for mail: Mail, from cell: UITableViewCell?) {
        let sheet = UIAlertController(title: mail.subject, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: mail.isRead ? "Mark unread" : "Mark read", style: .default) { [weak self] _ in
            self?.eventHandler.toggleRead(mail)
        })
        sheet.addAction(UIAlertAction(title: "Move", style: .default) { [weak self] _ in
            self?.eventHandler.askForFolder(of: mail)
        })
        sheet.addAction(UIAlertAction(title: "Report", style: .destructive) { [weak self] _ in
            guard let self else { return }
            self.eventHandler.report(mail) { [weak self] in
                self?.countLabel.text = "Reported"
            }
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = cell ?? tableView
        present(sheet, animated: true)
    }

    func undoLast() {
        eventHandler.undoLast()
    }

    // MARK: - Analytics

    @objc private func compose() {
        eventHandler.compose()
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfShownMails
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.subject(at: indexPath)
        cell.textLabel?.textColor = viewDataSource.isRead(at: indexPath) ? .gray : .black
        cell.detailTextLabel?.text = viewDataSource.sender(at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        moreTapped(for: viewDataSource.shownMail(at: indexPath), from: tableView.cellForRow(at: indexPath))
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        eventHandler.archive(at: indexPath)
    }

    // MARK: - Storage

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        eventHandler.textDidChange(searchText)
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

// MARK: - View input

extension InboxViewController: InboxViewInput {

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

extension InboxViewController: ComposerDelegate {

    func composer(_ composer: ComposerViewController, didWrite mail: Mail) {
        eventHandler.didWrite(mail)
    }
}
