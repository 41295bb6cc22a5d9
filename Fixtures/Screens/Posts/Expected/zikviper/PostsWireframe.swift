import UIKit

@preconcurrency @MainActor
class PostsWireframe {

    // MARK: - Module

    weak var view: PostsViewController!
    var router: PostsRouterInput!

    // MARK: - Wireframe

    private func closeDetails() {
        view.navigationController?.popViewController(animated: true)
    }
}

// MARK: - Wireframe input

extension PostsWireframe: PostsWireframeInput {

    // MARK: - Wireframe

    func openDetails(of post: Post) {
        let details = router.makePostDetails(post: post, isBookmarked: view.viewDataSource.bookmarks.contains(post.id))
        details.delegate = view!
        view.navigationController?.pushViewController(details, animated: true)
    }

    /// Asks before a bookmark that took some effort is lost.
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void) {
        let sheet = UIAlertController(title: post.title, message: "Remove?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in
            remove()
        })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        view.present(sheet, animated: true, completion: nil)
    }

    // MARK: - PostDetailsViewControllerDelegate

    func postDetailsDidFinish() {
        closeDetails()
    }
}
