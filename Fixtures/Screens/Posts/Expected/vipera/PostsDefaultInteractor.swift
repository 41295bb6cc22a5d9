import Foundation

@preconcurrency @MainActor
class PostsDefaultInteractor {

    // MARK: - Module

    weak var presenter: PostsPresenter!

    // MARK: Properties

    let bookmarks: BookmarkStore
    let analytics: Analytics

    // MARK: - Lifecycle

    init(bookmarks: BookmarkStore, analytics: Analytics) {
        self.bookmarks = bookmarks
        self.analytics = analytics
    }
}

// MARK: - PostsInteractor

extension PostsDefaultInteractor: PostsInteractor {

    // MARK: - Business use case

    func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            presenter.newBookmarks = max(0, presenter.newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            presenter.newBookmarks += 1
        }
    }

    func trackPostsClosed() {
        analytics.track("posts_closed")
    }

    func trackPostsRetried() {
        analytics.track("posts_retried")
    }
}
