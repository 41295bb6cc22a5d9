import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class PostDetailsViewRouter {

    // MARK: - Module

    weak var view: PostDetailsViewController!

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
        let router = PostDetailsViewRouter()
        let interactor = PostDetailsInteractor(comments: comments)
        let presenter = PostDetailsViewPresenter(post: post)

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Helpers

    func complain() {
        let alert = UIAlertController(title: "Not sent", message: "Try again later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }
}
