import UIKit

@preconcurrency @MainActor
class PostDetailsDefaultRouter {

    // MARK: - Module

    weak var presenter: PostDetailsPresenter!
    weak var viewController: PostDetailsViewController!

    // MARK: - Properties

    weak var delegate: PostDetailsDelegate?
}

// MARK: - PostDetailsRouter

extension PostDetailsDefaultRouter: PostDetailsRouter {

    // MARK: - Helpers

    func complain() {
        let alert = UIAlertController(title: "Not sent", message: "Try again later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    // MARK: - Router

    func toggleBookmark(for post: Post) {
        delegate?.toggleBookmark(for: post)
    }

    func tellDelegateDidComment(_ comment: Comment) {
        delegate?.postDetails(viewController!, didComment: comment)
    }

    func tellDelegateDidFinish() {
        delegate?.postDetailsDidFinish(viewController!)
    }

    func isBookmarked(_ post: Post) -> Bool? {
        delegate?.isBookmarked(post)
    }
}
