import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class PostDetailsModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault(
        post: Post,
        comments: CommentService = .shared,
        delegate: PostDetailsDelegate? = nil
    ) -> PostDetailsViewController {
        let screen = PostDetailsViewController(post: post, comments: comments)
        screen.delegate = delegate
        return screen
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: PostDetailsViewController, comments: CommentService, post: Post) -> PostDetailsDefaultPresenter {
        let interactor = PostDetailsDefaultInteractor(comments: comments)
        let presenter = PostDetailsDefaultPresenter(post: post)
        let router = PostDetailsDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
