import UIKit

final class InboxViewController: UITableViewController, UISearchBarDelegate {

    // MARK: - Layout

    private let mailService = MailService.shared
    private var undo: MailAction?
    private var filterText = ""

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
        fetch()
    }

    private func showCount() {
        let unread = mails.filter { !$0.isRead }.count
        countLabel.text = unread == 0 ? "All read" : "\(unread) unread"
        tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
    }

    @objc private func mailArrived() {
        fetch()
    }

    // MARK: - Subviews

    private var mails: [Mail] = []

    private var shown: [Mail] {
        filterText.isEmpty ? mails : mails.filter { $0.subject.lowercased().contains(filterText.lowercased()) }
    }

    private func fetch() {
        refreshControl?.beginRefreshing()
        mailService.fetch(folder: "inbox") { [weak self] result in
            guard let self = self else { return }
            self.refreshControl?.endRefreshing()
            switch result {
            case .success(let mails):
                self.mails = mails.sorted { $0.id > $1.id }
                self.tableView.reloadData()
                self.showCount()
            case .failure(let error):
                self.handle(error)
            }
        }
    }

    /// Whoever isn't logged in any more has to log in, and then it goes on.
    private func handle(_ error: MailError) {
        guard case .expired(let user) = error else {
            let alert = UIAlertController(title: "Mail", message: error.text, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return
        }
        let login = MailLoginViewController()
        login.user = user
        login.onLogin = { [weak self] password in
            guard let self else { return }
            self.dismiss(animated: true)
            self.mailService.logIn(user, password: password) { [weak self] isIn in
                if isIn {
                    self?.fetch()
                } else {
                    self?.countLabel.text = "Wrong password"
                }
            }
        }
        let navigation = UINavigationController(rootViewController: login)
        present(navigation, animated: true)
    }

    // MARK: - Model

    private func archive(at indexPath: IndexPath) {
        let mail = shown[indexPath.row]
        mailService.archive(mail)
        undo = .archive(mail)
        mails.removeAll { $0.id == mail.id }
        tableView.deleteRows(at: [indexPath], with: .left)
        showCount()
        MailStatistics.archived += 1
    }

    private func moreTapped(for mail: Mail, from cell: UITableViewCell?) {
        let sheet = UIAlertController(title: mail.subject, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: mail.isRead ? "Mark unread" : "Mark read", style: .default) { [weak self] _ in
            self?.toggleRead(mail)
        })
        sheet.addAction(UIAlertAction(title: "Move", style: .default) { [weak self] _ in
            self?.askForFolder(of: mail)
        })
        sheet.addAction(UIAlertAction(title: "Report", style: .destructive) { [weak self] _ in
            guard let self else { return }
            self.mailService.report(mail) { [weak self] in
                self?.countLabel.text = "Reported"
            }
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = cell ?? tableView
        present(sheet, animated: true)
    }

    private func toggleRead(_ mail: Mail) {
        guard let row = mails.firstIndex(where: { $0.id == mail.id }) else { return }
        mails[row].isRead.toggle()
        mailService.mark(mails[row])
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
        showCount()
    }

    private func askForFolder(of mail: Mail) {
        let alert = UIAlertController(title: "Move to", message: mail.subject, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Folder"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Move", style: .default) { [weak self, weak alert] _ in
            guard let folder = alert?.textFields?.first?.text, !folder.isEmpty else { return }
            self?.move(mail, to: folder)
        })
        present(alert, animated: true)
    }

    private func move(_ mail: Mail, to folder: String) {
        do {
            try mailService.move(mail, to: folder)
            undo = .move(mail, from: "inbox")
            fetch()
        } catch let error as MailError {
            handle(error)
        } catch {
            countLabel.text = "\(error)"
        }
    }

    func undoLast() {
        switch undo {
        case .archive(let mail):
            mailService.restore(mail)
        case .move(let mail, let folder):
            try? mailService.move(mail, to: folder)
        case nil:
            return
        }
        undo = nil
        fetch()
    }

    // MARK: - Analytics

    @objc private func compose() {
        guard mailService.canSend else {
            countLabel.text = "No account"
            return
        }
        guard let composer = ComposerFactory.makeComposer(signature: MailStatistics.signature) else { return }
        composer.delegate = self
        present(composer, animated: true)
    }

    private func open(_ mail: Mail) {
        if let screen = MailViewController.make(for: mail) {
            screen.isStarred = mail.isStarred
            show(screen, sender: self)
        }
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let mail = shown[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = mail.subject
        cell.textLabel?.textColor = mail.isRead ? .gray : .black
        cell.detailTextLabel?.text = mail.sender
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let mail = shown[indexPath.row]
        if !mail.isRead {
            toggleRead(mail)
        }
        open(mail)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        moreTapped(for: shown[indexPath.row], from: tableView.cellForRow(at: indexPath))
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        archive(at: indexPath)
    }

    // MARK: - Storage

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        filterText = searchText
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

extension InboxViewController: ComposerDelegate {

    func composer(_ composer: ComposerViewController, didWrite mail: Mail) {
        mailService.send(mail)
        dismiss(animated: true) { [weak self] in
            self?.countLabel.text = "Sent"
        }
    }
}
