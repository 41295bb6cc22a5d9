import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class PostsViewRouter {

    // MARK: - Module

    weak var view: PostsViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(author: Author? = nil, services: Services) -> PostsViewController {
        PostsViewController(author: author, services: services)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: PostsViewController,
        postService: PostService,
        bookmarks: BookmarkStore,
        analytics: Analytics,
        author: Author?
    ) -> PostsViewPresenter {
        let router = PostsViewRouter()
        let interactor = PostsInteractor(postService: postService, bookmarks: bookmarks, analytics: analytics)
        let presenter = PostsViewPresenter(author: author)

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

    // MARK: - Wireframe

    func openDetails(of post: Post) {
        let details = PostDetailsViewController(post: post, isBookmarked: view.viewDataSource.bookmarks.contains(post.id))
        details.delegate = view!
        view.navigationController?.pushViewController(details, animated: true)
    }

    private func closeDetails() {
        view.navigationController?.popViewController(animated: true)
    }

    /// Asks before a bookmark that took some effort is lost.
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void) {
        let sheet = UIAlertController(title: post.title, message: "Remove?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in
            remove()
        })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        view.present(sheet, animated: true, completion: nil)
    }

    // MARK: - PostDetailsViewControllerDelegate

    func postDetailsDidFinish() {
        closeDetails()
    }
}
