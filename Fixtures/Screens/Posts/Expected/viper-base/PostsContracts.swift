import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol PostsViewProtocol: AnyObject, Sendable {
    var posts: [Post] { get }

    func loadPosts()
    func updateFilterTitle(_ title: String)
    func scrollTableViewToRow(animated: Bool)
    func reloadTableViewRows(at indexPaths: [IndexPath])
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol PostsViewOutputProtocol: AnyObject, Sendable {
    var author: Author? { get }
    var newBookmarks: Int { get }
    var showsBookmarksOnly: Bool { get }
    var bookmarks: BookmarkStore { get }
    var analytics: Analytics { get }

    func retry()
    func toggleFilter()
    func didSelect(_ post: Post)
    func viewDidLoad()
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
    func badge(for post: Post) -> String
    func scrollToTop(animated: Bool)
    func clearBadge()
    func toggleBookmark(of post: Post)
    func trackPostsClosed()
    func postDetailsDidFinish()
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol PostsInteractorProtocol: AnyObject, Sendable {
    var bookmarks: BookmarkStore { get }
    var analytics: Analytics { get }

    func toggleBookmark(of post: Post)
    func trackPostsClosed()
    func trackPostsRetried()
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol PostsInteractorOutputProtocol: AnyObject, Sendable {
    var newBookmarks: Int { get set }
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol PostsRouterProtocol: AnyObject, Sendable {
    func openDetails(of post: Post)
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void)
    func postDetailsDidFinish()
}
