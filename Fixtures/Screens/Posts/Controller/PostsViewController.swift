import Foundation
import UIKit

/// What the list shows at the moment.
private enum PostsState {
    case loading
    case loaded([Post])
    case empty(hint: String)
    case failed(PostsError)
}

/// Posts of one author, or of everybody.
final class PostsViewController: UIViewController {

    // MARK: Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private weak var retryButton: UIButton!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    /// `nil` means everybody.
    let author: Author?

    /// How many bookmarks were set since the screen opened. The tab bar shows it as a badge.
    private(set) var newBookmarks = 0

    private let postService: PostService
    private let bookmarks: BookmarkStore
    private let analytics: Analytics

    private var state = PostsState.loading {
        didSet {
            render()
        }
    }

    private var showsBookmarksOnly = false
    private var requestNumber = 0 // answers of older requests are dropped

    // MARK: Init

    init(author: Author? = nil, services: Services) {
        self.author = author
        self.postService = services.posts
        self.bookmarks = services.bookmarks
        self.analytics = services.analytics
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()

        configureViews()
        analytics.track("posts_opened", ["author": author?.name ?? "everybody"])
        loadPosts()
    }

    override func viewDidDisappear(_ animated: Bool) {
        analytics.track("posts_closed")
        super.viewDidDisappear(animated)
    }

    // MARK: - View config

    private func configureViews() {
        title = author.map { "Posts by \($0.name)" } ?? "Posts"
        tableView.dataSource = self
        tableView.delegate = self
        retryButton.addTarget(self, action: #selector(retry), for: .touchUpInside)
        let filter = UIBarButtonItem(title: "Bookmarks", style: .plain, target: self, action: #selector(toggleFilter))
        navigationItem.rightBarButtonItems = [filter]
    }

    // MARK: - Update view

    private func render() {
        var isLoading = false
        messageLabel.text = nil
        retryButton.isHidden = true

        switch state {
        case .loading:
            isLoading = true
        case .loaded(let posts):
            tableView.isHidden = posts.isEmpty
        case .empty(let hint):
            tableView.isHidden = true
            messageLabel.text = hint
        case .failed(let error):
            tableView.isHidden = true
            messageLabel.text = error.message
            retryButton.isHidden = !error.isTemporary
        }

        if isLoading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        tableView.reloadData()
    }

    private func updateFilterTitle(_ title: String) {
        navigationItem.rightBarButtonItems?.first?.title = title
    }

    // MARK: - Handle view event

    @objc private func retry() {
        analytics.track("posts_retried")
        loadPosts()
    }

    @objc private func toggleFilter() {
        showsBookmarksOnly.toggle()
        updateFilterTitle(showsBookmarksOnly ? "All" : "Bookmarks")
        loadPosts()
    }

    private func didSelect(_ post: Post) {
        analytics.track("post_opened", ["id": "\(post.id)"])
        openDetails(of: post)
    }

    // MARK: - Wireframe

    private func openDetails(of post: Post) {
        let details = PostDetailsViewController(post: post, isBookmarked: bookmarks.contains(post.id))
        details.delegate = self
        navigationController?.pushViewController(details, animated: true)
    }

    private func closeDetails() {
        navigationController?.popViewController(animated: true)
    }

    /// Asks before a bookmark that took some effort is lost.
    private func confirmRemoval(of post: Post, then remove: @escaping () -> Void) {
        let sheet = UIAlertController(title: post.title, message: "Remove?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in
            remove()
        })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        present(sheet, animated: true, completion: nil)
    }

    // MARK: - Provide view data source

    /// The posts on screen; none while they load.
    private var posts: [Post] {
        guard case .loaded(let posts) = state else { return [] }
        return posts
    }

    private func badge(for post: Post) -> String {
        return bookmarks.contains(post.id) ? "★" : "☆"
    }

    // MARK: - Business use case

    private func loadPosts() {
        requestNumber += 1
        let number = requestNumber
        state = .loading
        postService.fetch(author: author) { [weak self] result in
            guard let strongSelf = self, strongSelf.requestNumber == number else { return }
            strongSelf.didFetch(result)
        }
    }

    private func toggleBookmark(of post: Post) {
        if bookmarks.contains(post.id) {
            bookmarks.remove(post.id)
            newBookmarks = max(0, newBookmarks - 1)
        } else {
            bookmarks.add(post.id)
            newBookmarks += 1
        }
    }

    // MARK: - Handle business event

    private func didFetch(_ result: Result<[Post], PostsError>) {
        switch result {
        case .success(let fetched):
            let visible = fetched.filter { post in
                !showsBookmarksOnly || bookmarks.contains(post.id)
            }
            if visible.isEmpty {
                state = .empty(hint: showsBookmarksOnly ? "No bookmarks yet." : "Nothing has been written yet.")
            } else {
                state = .loaded(visible)
            }
        case .failure(let error):
            state = .failed(error)
            analytics.track("posts_failed", ["reason": error.message])
        }
    }

    // MARK: - Public

    /// The tab bar calls this when its item is tapped while the screen is already shown.
    func scrollToTop(animated: Bool = true) {
        guard !posts.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: animated)
    }

    func clearBadge() {
        newBookmarks = 0
    }
}

// MARK: - UITableViewDataSource

extension PostsViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return posts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let post = posts[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Post")
        cell.textLabel?.text = post.title
        cell.detailTextLabel?.text = badge(for: post)
        return cell
    }
}

// MARK: - UITableViewDelegate

extension PostsViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        didSelect(posts[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        let post = posts[indexPath.row]
        let toggle = { [weak self] in
            guard let self = self else { return }
            self.toggleBookmark(of: post)
            self.tableView.reloadRows(at: [indexPath], with: .automatic)
        }
        if bookmarks.contains(post.id) {
            confirmRemoval(of: post, then: toggle)
        } else {
            toggle()
        }
    }
}

// MARK: - PostDetailsViewControllerDelegate

extension PostsViewController: PostDetailsViewControllerDelegate {

    func postDetails(_ details: PostDetailsViewController, didToggleBookmarkOf post: Post) {
        toggleBookmark(of: post)
        render()
    }

    func postDetailsDidFinish(_ details: PostDetailsViewController) {
        closeDetails()
    }
}

private extension PostsError {

    /// Worth another try?
    var isTemporary: Bool {
        switch self {
        case .timeout: return true
        case .forbidden: return false
        }
    }
}
