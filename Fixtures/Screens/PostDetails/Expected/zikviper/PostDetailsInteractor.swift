import Foundation

@preconcurrency @MainActor
class PostDetailsInteractor {

    // MARK: - Module

    weak var eventHandler: PostDetailsInteractorEventHandler!
    weak var dataSource: PostDetailsInteractorDataSource!

    // MARK: - Properties

    private let comments: CommentService

    // MARK: - Lifecycle

    init(comments: CommentService) {
        self.comments = comments
    }
}

// MARK: - Interactor input

extension PostDetailsInteractor: PostDetailsInteractorInput {

    // MARK: - Business use case

    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void) {
        comments.add(text, to: post, completion: completion)
    }

    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void) {
        comments.comments(on: post, completion: completion)
    }
}
