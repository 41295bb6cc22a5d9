import Foundation

@preconcurrency @MainActor
final class PostsInteractor {

    // MARK: - Public properties -

    weak var output: PostsInteractorOutputInterface!

    // MARK: Properties

    let bookmarks: BookmarkStore
    let analytics: Analytics

    // MARK: - Lifecycle -

    init(bookmarks: BookmarkStore, analytics: Analytics) {
        self.bookmarks = bookmarks
        self.analytics = analytics
    }
}

// MARK: - Extensions -

extension PostsInteractor: PostsInteractorInterface {

    // MARK: - Business use case

    func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            output.newBookmarks = max(0, output.newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            output.newBookmarks += 1
        }
    }

    func trackPostsClosed() {
        analytics.track("posts_closed")
    }

    func trackPostsRetried() {
        analytics.track("posts_retried")
    }
}
