import UIKit

@preconcurrency @MainActor
protocol InboxWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol InboxViewInterface: ViewInterface {
    func sayEnd()
    func didLoad(_ more: [String])
}

@preconcurrency @MainActor
protocol InboxPresenterInterface: PresenterInterface {
    var mailbox: Mailbox { get set }
    var subjects: [String] { get set }

    func scrollToEnd()
    func loadMore()
}

@preconcurrency @MainActor
protocol InboxInteractorInterface: InteractorInterface {
    var mailbox: Mailbox { get set }
    var subjects: [String] { get set }

    func loadMore()
}

@preconcurrency @MainActor
protocol InboxInteractorOutputInterface: AnyObject, Sendable {
    func didLoad(_ more: [String])
}
