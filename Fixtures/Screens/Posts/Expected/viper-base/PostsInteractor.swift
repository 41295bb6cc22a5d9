import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class PostsInteractor {

    // MARK: - Properties

    weak var presenter: PostsInteractorOutputProtocol!

    // MARK: Properties

    private let postService: PostService
    let bookmarks: BookmarkStore
    private let analytics: Analytics

    private var requestNumber = 0 // answers of older requests are dropped

    // MARK: - Lifecycle

    init(postService: PostService, bookmarks: BookmarkStore, analytics: Analytics) {
        self.postService = postService
        self.bookmarks = bookmarks
        self.analytics = analytics
    }
}

// MARK: - PostsInteractorProtocol

extension PostsInteractor: PostsInteractorProtocol {

    // MARK: - Business use case

    func loadPosts() {
        requestNumber += 1
        let number = requestNumber
        presenter.state = .loading
        postService.fetch(author: presenter.author) { [weak self] result in
            guard let strongSelf = self, strongSelf.requestNumber == number else { return }
            strongSelf.presenter.didFetch(result)
        }
    }

    func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            presenter.newBookmarks = max(0, presenter.newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            presenter.newBookmarks += 1
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
