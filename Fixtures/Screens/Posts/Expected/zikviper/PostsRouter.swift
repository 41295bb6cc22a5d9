import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class PostsRouter {
}

// MARK: - Router input

extension PostsRouter: PostsRouterInput {

    func makePostDetails(post: Post, isBookmarked: Bool) -> PostDetailsViewController {
        PostDetailsViewController(post: post, isBookmarked: isBookmarked)
    }
}
