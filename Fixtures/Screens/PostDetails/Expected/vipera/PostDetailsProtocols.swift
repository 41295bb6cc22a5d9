import UIKit

@preconcurrency @MainActor
protocol PostDetailsView: AnyObject, Sendable {
    var commentText: String? { get }

    func setCommentFieldText(_ text: String?)
    func reloadTableView()
    func setRightBarButtonItemTitle(_ title: String?)
}

@preconcurrency @MainActor
protocol PostDetailsPresenter: AnyObject, Sendable {
    var post: Post { get }
    var shown: [Comment] { get }
    var delegate: PostDetailsDelegate? { get set }

    func star()
    func send()
    func done()
    func viewDidLoad()
}

@preconcurrency @MainActor
protocol PostDetailsInteractor: AnyObject, Sendable {
    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void)
    func fetchComments(on post: Post, completion: @escaping ([Comment]) -> Void)
}

@preconcurrency @MainActor
protocol PostDetailsRouter: AnyObject, Sendable {
    var delegate: PostDetailsDelegate? { get set }

    func complain()
    func toggleBookmark(for post: Post)
    func tellDelegateDidComment(_ comment: Comment)
    func tellDelegateDidFinish()
    func isBookmarked(_ post: Post) -> Bool?
}
