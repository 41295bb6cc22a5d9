import UIKit

@preconcurrency @MainActor
protocol PostsViewInput: AnyObject, Sendable {
    var posts: [Post] { get }

    func loadPosts()
    func updateFilterTitle(_ title: String)
    func scrollTableViewToRow(animated: Bool)
    func reloadTableViewRows(at indexPaths: [IndexPath])
}

@preconcurrency @MainActor
protocol PostsViewEventHandler: AnyObject, Sendable {
    func retry()
    func toggleFilter()
    func didSelect(_ post: Post)
    func viewDidLoad()
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
    func scrollToTop(animated: Bool)
    func clearBadge()
    func toggleBookmark(of post: Post)
    func trackPostsClosed()
    func postDetailsDidFinish()
}

@preconcurrency @MainActor
protocol PostsViewDataSource: AnyObject, Sendable {
    var author: Author? { get }
    var newBookmarks: Int { get }
    var showsBookmarksOnly: Bool { get }
    var title: String { get }
    var bookmarks: BookmarkStore { get }
    var analytics: Analytics { get }

    func badge(for post: Post) -> String
}

@preconcurrency @MainActor
protocol PostsInteractorInput: AnyObject, Sendable {
    var bookmarks: BookmarkStore { get }
    var analytics: Analytics { get }

    func toggleBookmark(of post: Post)
    func trackPostsClosed()
    func trackPostsRetried()
}

@preconcurrency @MainActor
protocol PostsInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PostsInteractorDataSource: AnyObject, Sendable {
    var newBookmarks: Int { get set }
}

@preconcurrency @MainActor
protocol PostsWireframeInput: AnyObject, Sendable {
    func openDetails(of post: Post)
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void)
    func postDetailsDidFinish()
}

@preconcurrency @MainActor
protocol PostsRouterInput: AnyObject, Sendable {
}
