import Foundation

@preconcurrency @MainActor
class InboxInteractor {

    // MARK: - Module

    weak var eventHandler: InboxInteractorEventHandler!
    weak var dataSource: InboxInteractorDataSource!

    // MARK: - Layout

    private let mailService: MailService

    // MARK: - Lifecycle

    init(mailService: MailService? = nil) {
        self.mailService = mailService ?? MailService.shared
    }
}

// MARK: - Interactor input

extension InboxInteractor: InboxInteractorInput {

    // MARK: - Business use case

    var canSend: Bool { mailService.canSend }

    var signature: String { MailStatistics.signature }

    func fetchMail(folder: String, completion: @escaping (Result<[Mail], MailError>) -> Void) {
        mailService.fetch(folder: folder, completion: completion)
    }

    func logIn(_ user: String, password: String, completion: @escaping (Bool) -> Void) {
        mailService.logIn(user, password: password, completion: completion)
    }

    func archiveMail(_ mail: Mail) {
        mailService.archive(mail)
    }

    func increaseArchived() {
        MailStatistics.archived += 1
    }

    func report(_ mail: Mail, completion: @escaping () -> Void) {
        mailService.report(mail, completion: completion)
    }

    func mark(_ mail: Mail) {
        mailService.mark(mail)
    }

    func moveMail(_ mail: Mail, to folder: String) throws {
        try mailService.move(mail, to: folder)
    }

    func restore(_ mail: Mail) {
        mailService.restore(mail)
    }

    func send(_ mail: Mail) {
        mailService.send(mail)
    }
}
