import UIKit

final class PostDetailsWireframe: BaseWireframe<PostDetailsViewController> {

    // MARK: - Module setup -

    init(post: Post, comments: CommentService = .shared, delegate: PostDetailsDelegate? = nil) {
        let moduleViewController = PostDetailsViewController(post: post, comments: comments)
        super.init(viewController: moduleViewController)
        moduleViewController.delegate = delegate
    }

    private override init(existing viewController: PostDetailsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: PostDetailsViewController,
        comments: CommentService,
        post: Post
    ) -> PostDetailsPresenterInterface {
        PostDetailsWireframe(existing: viewController).makePresenter(
            for: viewController,
            comments: comments,
            post: post
        )
    }

    private func makePresenter(
        for view: PostDetailsViewInterface,
        comments: CommentService,
        post: Post
    ) -> PostDetailsPresenter {
        let interactor = PostDetailsInteractor(comments: comments)
        let presenter = PostDetailsPresenter(view: view, interactor: interactor, wireframe: self, post: post)
        return presenter
    }
}

// MARK: - Extensions -

extension PostDetailsWireframe: PostDetailsWireframeInterface {

    // MARK: - Helpers

    func complain() {
        let alert = UIAlertController(title: "Not sent", message: "Try again later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
