import UIKit

@preconcurrency @MainActor
class PostsDefaultRouter {

    // MARK: - Module

    weak var presenter: PostsPresenter!
    weak var viewController: PostsViewController!

    // MARK: - Wireframe

    private func closeDetails() {
        viewController.navigationController?.popViewController(animated: true)
    }
}

// MARK: - PostsRouter

extension PostsDefaultRouter: PostsRouter {

    // MARK: - Wireframe

    func openDetails(of post: Post) {
        let details = PostDetailsViewController(post: post, isBookmarked: presenter.bookmarks.contains(post.id))
        details.delegate = self
        viewController.navigationController?.pushViewController(details, animated: true)
    }

    /// Asks before a bookmark that took some effort is lost.
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void) {
        let sheet = UIAlertController(title: post.title, message: "Remove?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in
            remove()
        })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        viewController.present(sheet, animated: true, completion: nil)
    }
}

// MARK: - PostDetailsViewControllerDelegate

extension PostsDefaultRouter: PostDetailsViewControllerDelegate {

    func postDetails(_ details: PostDetailsViewController, didToggleBookmarkOf post: Post) {
        presenter.didToggleBookmark(of: post)
    }

    func postDetailsDidFinish(_ details: PostDetailsViewController) {
        closeDetails()
    }
}
