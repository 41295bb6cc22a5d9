import UIKit

@preconcurrency @MainActor
protocol InboxWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol InboxViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol InboxPresenterInterface: PresenterInterface {
    var mailbox: Mailbox { get set }
    var subjects: [String] { get set }
}

@preconcurrency @MainActor
protocol InboxInteractorInterface: InteractorInterface {
    var mailbox: Mailbox { get set }
    var subjects: [String] { get set }
}
