import Foundation

@preconcurrency @MainActor
class PostsInteractor {

    // MARK: - Module

    weak var eventHandler: PostsInteractorEventHandler!
    weak var dataSource: PostsInteractorDataSource!

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

// MARK: - Interactor input

extension PostsInteractor: PostsInteractorInput {

    // MARK: - Business use case

    func loadPosts() {
        requestNumber += 1
        let number = requestNumber
        dataSource.state = .loading
        postService.fetch(author: dataSource.author) { [weak self] result in
            guard let strongSelf = self, strongSelf.requestNumber == number else { return }
            strongSelf.eventHandler.didFetch(result)
        }
    }

    func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            dataSource.newBookmarks = max(0, dataSource.newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            dataSource.newBookmarks += 1
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
