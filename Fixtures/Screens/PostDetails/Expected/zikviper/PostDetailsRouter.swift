import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class PostDetailsRouter {
}

// MARK: - Router input

extension PostDetailsRouter: PostDetailsRouterInput {
}
