import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum PostDetailsBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(
        post: Post,
        comments: CommentService = .shared,
        delegate: PostDetailsDelegate? = nil
    ) -> PostDetailsViewController {
        let screen = PostDetailsViewController(post: post, comments: comments)
        screen.delegate = delegate
        return screen
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: PostDetailsViewController,
        comments: CommentService,
        post: Post
    ) -> PostDetailsViewPresenter {
        let wireframe = PostDetailsWireframe()
        let interactor = PostDetailsInteractor(comments: comments)
        let presenter = PostDetailsViewPresenter(post: post)

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = PostDetailsRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
