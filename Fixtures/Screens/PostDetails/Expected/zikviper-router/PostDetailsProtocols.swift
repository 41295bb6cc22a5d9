import UIKit

@preconcurrency @MainActor
protocol PostDetailsViewInput: AnyObject, Sendable {
    var commentText: String? { get }

    func setCommentFieldText(_ text: String?)
    func reloadTableView()
    func tellDelegateDidComment(_ comment: Comment)
}

@preconcurrency @MainActor
protocol PostDetailsViewEventHandler: AnyObject, Sendable {
    func send()
    func load()
}

@preconcurrency @MainActor
protocol PostDetailsViewDataSource: AnyObject, Sendable {
    var post: Post { get }
    var postTitle: String { get }
    var numberOfShownComments: Int { get }

    func text(at indexPath: IndexPath) -> String
    func author(at indexPath: IndexPath) -> String
}

@preconcurrency @MainActor
protocol PostDetailsInteractorInput: AnyObject, Sendable {
    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void)
    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void)
}

@preconcurrency @MainActor
protocol PostDetailsInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PostDetailsInteractorDataSource: AnyObject, Sendable {
}
