import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class PostDetailsBuilder {

    /// A new screen with its presenter.
    static func build(
        post: Post,
        comments: CommentService = .shared,
        delegate: PostDetailsDelegate? = nil
    ) -> (view: PostDetailsViewController, presenter: PostDetailsPresenter) {
        let view = PostDetailsViewController(post: post, comments: comments)
        view.delegate = delegate
        return (view, view.presenter as! PostDetailsPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: PostDetailsViewController, comments: CommentService, post: Post) -> PostDetailsPresenter {
        let router = PostDetailsRouter()
        let interactor = PostDetailsInteractor(comments: comments)
        let presenter = PostDetailsPresenter(post: post)

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
