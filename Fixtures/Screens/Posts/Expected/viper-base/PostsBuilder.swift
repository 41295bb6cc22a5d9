import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class PostsBuilder {

    /// A new screen with its presenter.
    static func build(
        author: Author? = nil,
        services: Services
    ) -> (view: PostsViewController, presenter: PostsPresenter) {
        let view = PostsViewController(author: author, services: services)
        return (view, view.presenter as! PostsPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ view: PostsViewController,
        postService: PostService,
        bookmarks: BookmarkStore,
        analytics: Analytics,
        author: Author?
    ) -> PostsPresenter {
        let router = PostsRouter()
        let interactor = PostsInteractor(postService: postService, bookmarks: bookmarks, analytics: analytics)
        let presenter = PostsPresenter(author: author)

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
