import Foundation

@preconcurrency @MainActor
class PostsInteractor {

    // MARK: - Module

    weak var eventHandler: PostsInteractorEventHandler!
    weak var dataSource: PostsInteractorDataSource!

    // MARK: Properties

    let bookmarks: BookmarkStore
    let analytics: Analytics

    // MARK: - Lifecycle

    init(bookmarks: BookmarkStore, analytics: Analytics) {
        self.bookmarks = bookmarks
        self.analytics = analytics
    }
}

// MARK: - Interactor input

extension PostsInteractor: PostsInteractorInput {

    // MARK: - Business use case

    func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            dataSource.newBookmarks = max(0, dataSource.newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            dataSource.newBookmarks += 1
        }
    }

    func trackPostsClosed() {
        analytics.track("posts_closed")
    }

    func trackPostsRetried() {
        analytics.track("posts_retried")
    }
}
