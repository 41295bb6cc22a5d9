import UIKit

final class PostsWireframe: BaseWireframe<PostsViewController> {

    // MARK: - Module setup -

    init(author: Author? = nil, services: Services) {
        let moduleViewController = PostsViewController(author: author, services: services)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: PostsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: PostsViewController,
        postService: PostService,
        bookmarks: BookmarkStore,
        analytics: Analytics,
        author: Author?
    ) -> PostsPresenterInterface {
        PostsWireframe(existing: viewController).makePresenter(
            for: viewController,
            postService: postService,
            bookmarks: bookmarks,
            analytics: analytics,
            author: author
        )
    }

    private func makePresenter(
        for view: PostsViewInterface,
        postService: PostService,
        bookmarks: BookmarkStore,
        analytics: Analytics,
        author: Author?
    ) -> PostsPresenter {
        let interactor = PostsInteractor(postService: postService, bookmarks: bookmarks, analytics: analytics)
        let presenter = PostsPresenter(view: view, interactor: interactor, wireframe: self, author: author)
        interactor.output = presenter
        return presenter
    }

    // MARK: - Wireframe

    private func closeDetails() {
        viewController.navigationController?.popViewController(animated: true)
    }
}

// MARK: - Extensions -

extension PostsWireframe: PostsWireframeInterface {

    // MARK: - Wireframe

    func openDetails(of post: Post) {
        let details = PostDetailsViewController(post: post, isBookmarked: viewController.presenter.bookmarks.contains(post.id))
        details.delegate = viewController
        viewController.navigationController?.pushViewController(details, animated: true)
    }

    /// Asks before a bookmark that took some effort is lost.
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void) {
        let sheet = UIAlertController(title: post.title, message: "Remove?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in
            remove()
        })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        viewController.present(sheet, animated: true, completion: nil)
    }

    // MARK: - PostDetailsViewControllerDelegate

    func postDetailsDidFinish() {
        closeDetails()
    }
}
