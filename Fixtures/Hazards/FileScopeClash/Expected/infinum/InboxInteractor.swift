import Foundation

@preconcurrency @MainActor
final class InboxInteractor {

    // MARK: - Manage model

    var mailbox = Mailbox()
    var subjects: [String] = []
}

// MARK: - Extensions -

extension InboxInteractor: InboxInteractorInterface {
}
