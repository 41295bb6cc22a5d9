import UIKit

@preconcurrency @MainActor
protocol PostsViewInput: AnyObject, Sendable {
    func render()
    func updateFilterTitle(_ title: String)
    func scrollTableViewToRow(animated: Bool)
    func reloadTableViewRows(at indexPaths: [IndexPath])
}

@preconcurrency @MainActor
protocol PostsViewEventHandler: AnyObject, Sendable {
    func retry()
    func toggleFilter()
    func viewDidLoad()
    func scrollToTop(animated: Bool)
    func clearBadge()
    func didSelectRow(at indexPath: IndexPath)
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
    func didToggleBookmark(of post: Post)
    func track(_ event: String)
    func postDetailsDidFinish()
}

@preconcurrency @MainActor
protocol PostsViewDataSource: AnyObject, Sendable {
    var author: Author? { get }
    var newBookmarks: Int { get }
    var state: PostsState { get }
    var title: String { get }
    var numberOfPosts: Int { get }
    var bookmarks: BookmarkStore { get }

    func postTitle(at indexPath: IndexPath) -> String
    func postBadge(at indexPath: IndexPath) -> String
}

@preconcurrency @MainActor
protocol PostsInteractorInput: AnyObject, Sendable {
    var bookmarks: BookmarkStore { get }

    func loadPosts()
    func toggleBookmark(of post: Post)
    func track(_ event: String, _ values: [String: String])
    func track(_ event: String)
    func fetchContains(_ id: Int) -> Bool
}

@preconcurrency @MainActor
protocol PostsInteractorEventHandler: AnyObject, Sendable {
    func didFetch(_ result: Result<[Post], PostsError>)
}

@preconcurrency @MainActor
protocol PostsInteractorDataSource: AnyObject, Sendable {
    var author: Author? { get }
    var newBookmarks: Int { get set }
    var state: PostsState { get set }
}
