import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class PostsRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? PostsViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: PostsViewController!

    // MARK: - Wireframe

    private func closeDetails() {
        screen.navigationController?.popViewController(animated: true)
    }
}

// MARK: - PostsRouterProtocol

extension PostsRouter: PostsRouterProtocol {

    // MARK: - Wireframe

    func openDetails(of post: Post) {
        let details = PostDetailsViewController(post: post, isBookmarked: screen.presenter.bookmarks.contains(post.id))
        details.delegate = screen!
        screen.navigationController?.pushViewController(details, animated: true)
    }

    /// Asks before a bookmark that took some effort is lost.
    func confirmRemoval(of post: Post, then remove: @escaping () -> Void) {
        let sheet = UIAlertController(title: post.title, message: "Remove?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in
            remove()
        })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        screen.present(sheet, animated: true, completion: nil)
    }

    // MARK: - PostDetailsViewControllerDelegate

    func postDetailsDidFinish() {
        closeDetails()
    }
}
