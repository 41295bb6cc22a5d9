import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class PostDetailsInteractor {

    // MARK: - Properties

    weak var presenter: PostDetailsInteractorOutputProtocol!

    private let comments: CommentService

    // MARK: - Lifecycle

    init(comments: CommentService) {
        self.comments = comments
    }
}

// MARK: - PostDetailsInteractorProtocol

extension PostDetailsInteractor: PostDetailsInteractorProtocol {

    // MARK: - Business use case

    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void) {
        comments.add(text, to: post, completion: completion)
    }

    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void) {
        comments.comments(on: post, completion: completion)
    }
}
