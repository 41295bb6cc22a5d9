import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum PostsBuilder {

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
        let wireframe = PostsWireframe()
        let interactor = PostsInteractor(postService: postService, bookmarks: bookmarks, analytics: analytics)
        let presenter = PostsViewPresenter(author: author)

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = PostsRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
