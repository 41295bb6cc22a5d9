import UIKit

protocol PostDetailsViewControllerDelegate: AnyObject {
    func postDetails(_ details: PostDetailsViewController, didToggleBookmarkOf post: Post)
    func postDetailsDidFinish(_ details: PostDetailsViewController)
}

final class PostDetailsViewController: UIViewController {

    weak var delegate: PostDetailsViewControllerDelegate?

    private var isBookmarked: Bool {
        didSet { Trace.record("details.isBookmarked = \(isBookmarked)") }
    }

    private let post: Post

    init(post: Post, isBookmarked: Bool) {
        self.post = post
        self.isBookmarked = isBookmarked
        super.init(nibName: nil, bundle: nil)
        Trace.record("details of \(post.id), bookmarked: \(isBookmarked)")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func tapStar() {
        delegate?.postDetails(self, didToggleBookmarkOf: post)
        isBookmarked.toggle()
    }

    func tapDone() {
        delegate?.postDetailsDidFinish(self)
    }
}

/// Knows the screen as the rest of the app does.
final class TabBar {
    func badge(of posts: PostsViewController) -> String? {
        posts.newBookmarks == 0 ? nil : "\(posts.newBookmarks)"
    }

    func tapAgain(on posts: PostsViewController) {
        posts.scrollToTop()
        posts.clearBadge()
    }
}
