import Foundation

@preconcurrency @MainActor
class PostsViewPresenter {

    // MARK: - Module

    weak var view: PostsViewInput!
    var interactor: PostsInteractorInput!
    var wireframe: PostsWireframeInput!

    // MARK: Properties

    /// `nil` means everybody.
    let author: Author?

    /// How many bookmarks were set since the screen opened. The tab bar shows it as a badge.
    var newBookmarks = 0

    var showsBookmarksOnly = false

    // MARK: - Lifecycle

    init(author: Author?) {
        self.author = author
    }
}

// MARK: - View event handler

extension PostsViewPresenter: PostsViewEventHandler {

    // MARK: - Handle view event

    func retry() {
        interactor.trackPostsRetried()
        view.loadPosts()
    }

    func toggleFilter() {
        showsBookmarksOnly.toggle()
        view.updateFilterTitle(showsBookmarksOnly ? "All" : "Bookmarks")
        view.loadPosts()
    }

    func didSelect(_ post: Post) {
        interactor.analytics.track("post_opened", ["id": "\(post.id)"])
        wireframe.openDetails(of: post)
    }

    func viewDidLoad() {
        interactor.analytics.track("posts_opened", ["author": author?.name ?? "everybody"])
        view.loadPosts()
    }

    func accessoryButtonTappedForRow(with indexPath: IndexPath) {
        let post = view.posts[indexPath.row]
        let toggle = { [weak self, weak view] in
            guard let self = self, let view = view else { return }
            self.interactor.toggleBookmark(of: post)
            view.reloadTableViewRows(at: [indexPath])
        }
        if interactor.bookmarks.contains(post.id) {
            wireframe.confirmRemoval(of: post, then: toggle)
        } else {
            toggle()
        }
    }

    // MARK: - Public

    /// The tab bar calls this when its item is tapped while the screen is already shown.
    func scrollToTop(animated: Bool = true) {
        guard !view.posts.isEmpty else { return }
        view.scrollTableViewToRow(animated: animated)
    }

    func clearBadge() {
        newBookmarks = 0
    }

    // MARK: - Forwarding

    func toggleBookmark(of post: Post) {
        interactor.toggleBookmark(of: post)
    }

    func trackPostsClosed() {
        interactor.trackPostsClosed()
    }

    func postDetailsDidFinish() {
        wireframe.postDetailsDidFinish()
    }
}

// MARK: - View data source

extension PostsViewPresenter: PostsViewDataSource {

    // MARK: - Provide view data source

    func badge(for post: Post) -> String {
        return interactor.bookmarks.contains(post.id) ? "★" : "☆"
    }

    var title: String { author.map { "Posts by \($0.name)" } ?? "Posts" }

    // MARK: - Forwarding

    var bookmarks: BookmarkStore { interactor.bookmarks }

    var analytics: Analytics { interactor.analytics }
}

// MARK: - Interactor event handler

extension PostsViewPresenter: PostsInteractorEventHandler {
}

// MARK: - Interactor data source

extension PostsViewPresenter: PostsInteractorDataSource {
}
