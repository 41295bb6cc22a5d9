import UIKit

@preconcurrency @MainActor
protocol PostsView: AnyObject, Sendable {
    func render()
    func updateFilterTitle(_ title: String)
    func scrollTableViewToRow(animated: Bool)
    func reloadTableViewRows(at indexPaths: [IndexPath])
}

@preconcurrency @MainActor
protocol PostsPresenter: AnyObject, Sendable {
    var author: Author? { get }
    var newBookmarks: Int { get set }
    var state: PostsState { get set }
    var posts: [Post] { get }
    var bookmarks: BookmarkStore { get }

    func retry()
    func toggleFilter()
    func viewDidLoad()
    func badge(for post: Post) -> String
    func didFetch(_ result: Result<[Post], PostsError>)
    func scrollToTop(animated: Bool)
    func clearBadge()
    func didSelectRow(at indexPath: IndexPath)
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
    func didToggleBookmark(of post: Post)
    func track(_ event: String)
}

@preconcurrency @MainActor
protocol PostsInteractor: AnyObject, Sendable {
    var bookmarks: BookmarkStore { get }

    func loadPosts()
    func toggleBookmark(of post: Post)
    func track(_ event: String, _ values: [String: String])
    func track(_ event: String)
    func fetchContains(_ id: Int) -> Bool
}

@preconcurrency @MainActor
protocol PostsRouter: AnyObject, Sendable {
    func openDetails(of post: Post)
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void)
}
