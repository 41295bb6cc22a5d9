import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class PostsRouter {
}

// MARK: - Router input

extension PostsRouter: PostsRouterInput {
}
