import Foundation

@preconcurrency @MainActor
class PostDetailsDefaultInteractor {

    // MARK: - Module

    weak var presenter: PostDetailsPresenter!

    // MARK: - Properties

    private let comments: CommentService

    // MARK: - Lifecycle

    init(comments: CommentService) {
        self.comments = comments
    }
}

// MARK: - PostDetailsInteractor

extension PostDetailsDefaultInteractor: PostDetailsInteractor {

    // MARK: - Business use case

    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void) {
        comments.add(text, to: post, completion: completion)
    }

    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void) {
        comments.comments(on: post, completion: completion)
    }
}
