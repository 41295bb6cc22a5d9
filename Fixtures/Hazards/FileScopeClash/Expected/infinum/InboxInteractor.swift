import Foundation

private let pageSize = 2

@preconcurrency @MainActor
final class InboxInteractor {

    // MARK: - Public properties -

    weak var output: InboxInteractorOutputInterface!

    // MARK: - Manage model

    var mailbox = Mailbox()
    var subjects: [String] = []
}

// MARK: - Extensions -

extension InboxInteractor: InboxInteractorInterface {

    // MARK: - Business use case

    func loadMore() {
        output.didLoad(mailbox.subjects(from: subjects.count, count: pageSize))
    }
}
