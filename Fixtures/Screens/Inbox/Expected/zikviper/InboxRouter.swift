import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class InboxRouter {
}

// MARK: - Router input

extension InboxRouter: InboxRouterInput {

    func makeMailLogin() -> MailLoginViewController {
        MailLoginViewController()
    }
}
