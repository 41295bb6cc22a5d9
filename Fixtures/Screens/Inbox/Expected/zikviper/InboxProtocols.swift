import UIKit

@preconcurrency @MainActor
protocol InboxViewInput: AnyObject, Sendable {
    func showCount()
    func beginRefreshControlRefreshing()
    func endRefreshControlRefreshing()
    func reloadTableView()
    func setCountLabelText(_ text: String?)
    func deleteTableViewRows(at indexPaths: [IndexPath])
    func reloadTableViewRows(at indexPaths: [IndexPath])
}

@preconcurrency @MainActor
protocol InboxViewEventHandler: AnyObject, Sendable {
    func didWrite(_ mail: Mail)
    func fetch()
    func archive(at indexPath: IndexPath)
    func toggleRead(_ mail: Mail)
    func askForFolder(of mail: Mail)
    func undoLast()
    func compose()
    func didSelectRow(at indexPath: IndexPath)
    func textDidChange(_ searchText: String)
    func report(_ mail: Mail, completion: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol InboxViewDataSource: AnyObject, Sendable {
    var unread: Int { get }
    var numberOfShownMails: Int { get }

    func subject(at indexPath: IndexPath) -> String
    func isRead(at indexPath: IndexPath) -> Bool
    func sender(at indexPath: IndexPath) -> String
    func shownMail(at indexPath: IndexPath) -> Mail
}

@preconcurrency @MainActor
protocol InboxInteractorInput: AnyObject, Sendable {
    var canSend: Bool { get }
    var signature: String { get }

    func fetchMail(folder: String, completion: @escaping (Result<[Mail], MailError>) -> Void)
    func logIn(_ user: String, password: String, completion: @escaping (Bool) -> Void)
    func archiveMail(_ mail: Mail)
    func increaseArchived()
    func report(_ mail: Mail, completion: @escaping () -> Void)
    func mark(_ mail: Mail)
    func moveMail(_ mail: Mail, to folder: String) throws
    func restore(_ mail: Mail)
    func send(_ mail: Mail)
}

@preconcurrency @MainActor
protocol InboxInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol InboxInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol InboxWireframeInput: AnyObject, Sendable {
    func open(_ mail: Mail)
    func showMailAlert(message: String)
    func showMailLogin(for user: String, onLogin: @escaping (String) -> Void)
    func close()
    func showMoveToAlert(message: String, onMove: @escaping (String?) -> Void)
    func showComposer(signature: String)
    func close(completion: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol InboxRouterInput: AnyObject, Sendable {
    func makeMailLogin() -> MailLoginViewController
}
