import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol PostDetailsViewProtocol: AnyObject, Sendable {
    var commentText: String? { get }

    func setCommentFieldText(_ text: String?)
    func reloadTableView()
    func tellDelegateDidComment(_ comment: Comment)
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol PostDetailsViewOutputProtocol: AnyObject, Sendable {
    var post: Post { get }
    var shown: [Comment] { get }

    func send()
    func load()
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol PostDetailsInteractorProtocol: AnyObject, Sendable {
    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void)
    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void)
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol PostDetailsInteractorOutputProtocol: AnyObject, Sendable {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol PostDetailsRouterProtocol: AnyObject, Sendable {
    func complain()
}
