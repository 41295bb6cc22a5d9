import Foundation

@preconcurrency @MainActor
class PostsDefaultPresenter {

    // MARK: - Module

    var router: PostsRouter!
    var interactor: PostsInteractor!
    weak var view: PostsView!

    // MARK: Properties

    /// `nil` means everybody.
    let author: Author?

    /// How many bookmarks were set since the screen opened. The tab bar shows it as a badge.
    var newBookmarks = 0

    var state = PostsState.loading {
        didSet {
            view.render()
        }
    }

    private var showsBookmarksOnly = false

    // MARK: - Lifecycle

    init(author: Author?) {
        self.author = author
    }

    // MARK: - Handle view event

    private func didSelect(_ post: Post) {
        interactor.track("post_opened", ["id": "\(post.id)"])
        router.openDetails(of: post)
    }
}

// MARK: - PostsPresenter

extension PostsDefaultPresenter: PostsPresenter {

    // MARK: - Handle view event

    func retry() {
        interactor.track("posts_retried")
        interactor.loadPosts()
    }

    func toggleFilter() {
        showsBookmarksOnly.toggle()
        view.updateFilterTitle(showsBookmarksOnly ? "All" : "Bookmarks")
        interactor.loadPosts()
    }

    func viewDidLoad() {
        interactor.track("posts_opened", ["author": author?.name ?? "everybody"])
        interactor.loadPosts()
    }

    // MARK: - Provide view data source

    /// The posts on screen; none while they load.
    var posts: [Post] {
        guard case .loaded(let posts) = state else { return [] }
        return posts
    }

    func badge(for post: Post) -> String {
        return interactor.fetchContains(post.id) ? "★" : "☆"
    }

    // MARK: - Handle business event

    func didFetch(_ result: Result<[Post], PostsError>) {
        switch result {
        case .success(let fetched):
            let visible = fetched.filter { post in
                !showsBookmarksOnly || interactor.fetchContains(post.id)
            }
            if visible.isEmpty {
                state = .empty(hint: showsBookmarksOnly ? "No bookmarks yet." : "Nothing has been written yet.")
            } else {
                state = .loaded(visible)
            }
        case .failure(let error):
            state = .failed(error)
            interactor.track("posts_failed", ["reason": error.message])
        }
    }

    // MARK: - Public

    /// The tab bar calls this when its item is tapped while the screen is already shown.
    func scrollToTop(animated: Bool = true) {
        guard !posts.isEmpty else { return }
        view.scrollTableViewToRow(animated: animated)
    }

    func clearBadge() {
        newBookmarks = 0
    }

    // MARK: - UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        didSelect(posts[indexPath.row])
    }

    func accessoryButtonTappedForRow(with indexPath: IndexPath) {
        let post = posts[indexPath.row]
        let toggle = { [weak self, weak view] in
            guard let self = self, let view = view else { return }
            self.interactor.toggleBookmark(of: post)
            view.reloadTableViewRows(at: [indexPath])
        }
        if interactor.fetchContains(post.id) {
            router.confirmRemoval(of: post, then: toggle)
        } else {
            toggle()
        }
    }

    // MARK: - PostDetailsViewControllerDelegate

    func didToggleBookmark(of post: Post) {
        let view = self.view!
        interactor.toggleBookmark(of: post)
        view.render()
    }

    // MARK: - Forwarding

    var bookmarks: BookmarkStore { interactor.bookmarks }

    func track(_ event: String) {
        interactor.track(event)
    }
}
