import Foundation

@preconcurrency @MainActor
final class PostsInteractor {

    // MARK: - Public properties -

    weak var output: PostsInteractorOutputInterface!
}

// MARK: - Extensions -

extension PostsInteractor: PostsInteractorInterface {

    // MARK: - Business use case

    func toggleBookmark(of post: Post) {
        if output.bookmarks.contains(post.id) {
            output.bookmarks.remove(post.id)
            output.newBookmarks = max(0, output.newBookmarks - 1)
        } else {
            output.bookmarks.add(post.id)
            output.newBookmarks += 1
        }
    }
}
