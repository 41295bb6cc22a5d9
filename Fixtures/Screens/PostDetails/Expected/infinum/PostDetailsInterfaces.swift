import UIKit

@preconcurrency @MainActor
protocol PostDetailsWireframeInterface: WireframeInterface {
    func complain()
}

@preconcurrency @MainActor
protocol PostDetailsViewInterface: ViewInterface {
    var commentText: String? { get }

    func setCommentFieldText(_ text: String?)
    func reloadTableView()
    func tellDelegateDidComment(_ comment: Comment)
}

@preconcurrency @MainActor
protocol PostDetailsPresenterInterface: PresenterInterface {
    var post: Post { get }
    var shown: [Comment] { get }

    func send()
    func load()
}

@preconcurrency @MainActor
protocol PostDetailsInteractorInterface: InteractorInterface {
    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void)
    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void)
}
