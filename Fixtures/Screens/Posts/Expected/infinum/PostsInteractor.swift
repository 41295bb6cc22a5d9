import Foundation

@preconcurrency @MainActor
final class PostsInteractor {

    // MARK: - Public properties -

    weak var output: PostsInteractorOutputInterface!

    // MARK: Properties

    private let postService: PostService
    let bookmarks: BookmarkStore
    private let analytics: Analytics

    private var requestNumber = 0 // answers of older requests are dropped

    // MARK: - Lifecycle -

    init(postService: PostService, bookmarks: BookmarkStore, analytics: Analytics) {
        self.postService = postService
        self.bookmarks = bookmarks
        self.analytics = analytics
    }
}

// MARK: - Extensions -

extension PostsInteractor: PostsInteractorInterface {

    // MARK: - Business use case

    func loadPosts() {
        requestNumber += 1
        let number = requestNumber
        output.state = .loading
        postService.fetch(author: output.author) { [weak self] result in
            guard let strongSelf = self, strongSelf.requestNumber == number else { return }
            strongSelf.output.didFetch(result)
        }
    }

    func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            output.newBookmarks = max(0, output.newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            output.newBookmarks += 1
        }
    }

    func track(_ event: String, _ values: [String: String]) {
        analytics.track(event, values)
    }

    func track(_ event: String) {
        analytics.track(event)
    }

    func fetchContains(_ id: Int) -> Bool {
        bookmarks.contains(id)
    }
}
