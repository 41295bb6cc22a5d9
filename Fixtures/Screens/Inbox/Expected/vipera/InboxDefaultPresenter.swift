import Foundation

@preconcurrency @MainActor
class InboxDefaultPresenter {

    // MARK: - Module

    var router: InboxRouter!
    var interactor: InboxInteractor!
    weak var view: InboxView!

    // MARK: - Layout

    private var undo: MailAction?
    private var filterText = ""

    // MARK: - Subviews

    var mails: [Mail] = []

    // MARK: - Subviews

    /// Whoever isn't logged in any more has to log in, and then it goes on.
    private func handle(_ error: MailError) {
        guard case .expired(let user) = error else {
            router.showMailAlert(message: error.text)
            return
        }
        router.showMailLogin(for: user) { [weak self, weak view] password in
            guard let self, let view else { return }
            defer { withExtendedLifetime(view) {} }
            self.router.close()
            self.interactor.logIn(user, password: password) { [weak self] isIn in
                if isIn {
                    self?.fetch()
                } else {
                    self?.view.setCountLabelText("Wrong password")
                }
            }
        }
    }

    // MARK: - Model

    private func move(_ mail: Mail, to folder: String) {
        let view = self.view!
        do {
            try interactor.moveMail(mail, to: folder)
            undo = .move(mail, from: "inbox")
            fetch()
        } catch let error as MailError {
            handle(error)
        } catch {
            view.setCountLabelText("\(error)")
        }
    }
}

// MARK: - InboxPresenter

extension InboxDefaultPresenter: InboxPresenter {

    func didWrite(_ mail: Mail) {
        let view = self.view!
        defer { withExtendedLifetime(view) {} }
        interactor.send(mail)
        router.close { [weak self] in
            self?.view.setCountLabelText("Sent")
        }
    }

    // MARK: - Subviews

    var shown: [Mail] {
        filterText.isEmpty ? mails : mails.filter { $0.subject.lowercased().contains(filterText.lowercased()) }
    }

    func fetch() {
        view.beginRefreshControlRefreshing()
        interactor.fetchMail(folder: "inbox") { [weak self] result in
            guard let self = self else { return }
            self.view.endRefreshControlRefreshing()
            switch result {
            case .success(let mails):
                self.mails = mails.sorted { $0.id > $1.id }
                self.view.reloadTableView()
                self.view.showCount()
            case .failure(let error):
                self.handle(error)
            }
        }
    }

    // MARK: - Model

    func archive(at indexPath: IndexPath) {
        let mail = shown[indexPath.row]
        interactor.archiveMail(mail)
        undo = .archive(mail)
        mails.removeAll { $0.id == mail.id }
        view.deleteTableViewRows(at: [indexPath])
        view.showCount()
        interactor.increaseArchived()
    }

    func toggleRead(_ mail: Mail) {
        guard let row = mails.firstIndex(where: { $0.id == mail.id }) else { return }
        mails[row].isRead.toggle()
        interactor.mark(mails[row])
        view.reloadTableViewRows(at: [IndexPath(row: row, section: 0)])
        view.showCount()
    }

    func askForFolder(of mail: Mail) {
        router.showMoveToAlert(message: mail.subject) { [weak self] enteredFolder in
            guard let folder = enteredFolder, !folder.isEmpty else { return }
            self?.move(mail, to: folder)
        }
    }

    func undoLast() {
        switch undo {
        case .archive(let mail):
            interactor.restore(mail)
        case .move(let mail, let folder):
            try? interactor.moveMail(mail, to: folder)
        case nil:
            return
        }
        undo = nil
        fetch()
    }

    // MARK: - Analytics

    func compose() {
        guard interactor.canSend else {
            view.setCountLabelText("No account")
            return
        }
        router.showComposer(signature: interactor.signature)
    }

    // MARK: - Table

    func didSelectRow(at indexPath: IndexPath) {
        let mail = shown[indexPath.row]
        if !mail.isRead {
            toggleRead(mail)
        }
        router.open(mail)
    }

    // MARK: - Storage

    func textDidChange(_ searchText: String) {
        filterText = searchText
    }

    // MARK: - Forwarding

    func report(_ mail: Mail, completion: @escaping () -> Void) {
        interactor.report(mail, completion: completion)
    }
}
