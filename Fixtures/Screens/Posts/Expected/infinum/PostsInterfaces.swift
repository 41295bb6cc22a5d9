import UIKit

@preconcurrency @MainActor
protocol PostsWireframeInterface: WireframeInterface {
    func openDetails(of post: Post)
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void)
    func postDetailsDidFinish()
}

@preconcurrency @MainActor
protocol PostsViewInterface: ViewInterface {
    var posts: [Post] { get }

    func loadPosts()
    func updateFilterTitle(_ title: String)
    func scrollTableViewToRow(animated: Bool)
    func reloadTableViewRows(at indexPaths: [IndexPath])
}

@preconcurrency @MainActor
protocol PostsPresenterInterface: PresenterInterface {
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

@preconcurrency @MainActor
protocol PostsInteractorInterface: InteractorInterface {
    var bookmarks: BookmarkStore { get }
    var analytics: Analytics { get }

    func toggleBookmark(of post: Post)
    func trackPostsClosed()
    func trackPostsRetried()
}

@preconcurrency @MainActor
protocol PostsInteractorOutputInterface: AnyObject, Sendable {
    var newBookmarks: Int { get set }
}
