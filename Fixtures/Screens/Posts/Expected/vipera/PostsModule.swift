import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class PostsModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault(author: Author? = nil, services: Services) -> PostsViewController {
        PostsViewController(author: author, services: services)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(
        _ view: PostsViewController,
        postService: PostService,
        bookmarks: BookmarkStore,
        analytics: Analytics,
        author: Author?
    ) -> PostsDefaultPresenter {
        let interactor = PostsDefaultInteractor(postService: postService, bookmarks: bookmarks, analytics: analytics)
        let presenter = PostsDefaultPresenter(author: author)
        let router = PostsDefaultRouter()

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
