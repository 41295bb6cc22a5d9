import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class BookshelfRouter {
}

// MARK: - Router input

extension BookshelfRouter: BookshelfRouterInput {

    func makeHelp() -> HelpViewController {
        HelpViewController()
    }
}
