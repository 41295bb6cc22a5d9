import UIKit

@preconcurrency @MainActor
protocol InboxWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol InboxViewInterface: ViewInterface {
    var pageSizeForScrollToEnd: Int { get }

    func sayEnd()
    func loadMore()
}

@preconcurrency @MainActor
protocol InboxPresenterInterface: PresenterInterface {
    var mailbox: Mailbox { get set }
    var subjects: [String] { get set }

    func scrollToEnd()
}

@preconcurrency @MainActor
protocol InboxInteractorInterface: InteractorInterface {
    var mailbox: Mailbox { get set }
    var subjects: [String] { get set }
}
