import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class ArticlesRouter {
}

// MARK: - Router input

extension ArticlesRouter: ArticlesRouterInput {
}
