import Foundation
import UIKit

/// What the list shows at the moment.
enum PostsState {
    case loading
    case loaded([Post])
    case empty(hint: String)
    case failed(PostsError)
}

/// Posts of one author, or of everybody.
final class PostsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: PostsPresenterInterface!

    // MARK: Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private weak var retryButton: UIButton!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    var author: Author? { presenter.author }

    var newBookmarks: Int { presenter.newBookmarks }

    // MARK: Init

    init(author: Author? = nil, services: Services) {
        let postService = services.posts
        let bookmarks = services.bookmarks
        let analytics = services.analytics
        super.init(nibName: nil, bundle: nil)
        presenter = PostsWireframe.assemble(
            self,
            postService: postService,
            bookmarks: bookmarks,
            analytics: analytics,
            author: author
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()

        configureViews()
        presenter.viewDidLoad()
    }

    override func viewDidDisappear(_ animated: Bool) {
        presenter.track("posts_closed")
        super.viewDidDisappear(animated)
    }

    // MARK: - View config

    private func configureViews() {
        title = presenter.author.map { "Posts by \($0.name)" } ?? "Posts"
        tableView.dataSource = self
        tableView.delegate = self
        retryButton.addTarget(self, action: #selector(retry), for: .touchUpInside)
        let filter = UIBarButtonItem(title: "Bookmarks", style: .plain, target: self, action: #selector(toggleFilter))
        navigationItem.rightBarButtonItems = [filter]
    }

    // MARK: - Send view event

    @objc private func retry() {
        presenter.retry()
    }

    @objc private func toggleFilter() {
        presenter.toggleFilter()
    }

    // MARK: - Public

    func scrollToTop(animated: Bool = true) {
        presenter.scrollToTop(animated: animated)
    }

    func clearBadge() {
        presenter.clearBadge()
    }
}

// MARK: - Extensions -

extension PostsViewController: PostsViewInterface {

    // MARK: - Update view

    func render() {
        var isLoading = false
        messageLabel.text = nil
        retryButton.isHidden = true

        switch presenter.state {
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

    func updateFilterTitle(_ title: String) {
        navigationItem.rightBarButtonItems?.first?.title = title
    }

    func scrollTableViewToRow(animated: Bool) {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: animated)
    }

    func reloadTableViewRows(at indexPaths: [IndexPath]) {
        tableView.reloadRows(at: indexPaths, with: .automatic)
    }
}

// MARK: - UITableViewDataSource

extension PostsViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.posts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let post = presenter.posts[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Post")
        cell.textLabel?.text = post.title
        cell.detailTextLabel?.text = presenter.badge(for: post)
        return cell
    }
}

// MARK: - UITableViewDelegate

extension PostsViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        presenter.accessoryButtonTappedForRow(with: indexPath)
    }
}

// MARK: - PostDetailsViewControllerDelegate

extension PostsViewController: PostDetailsViewControllerDelegate {

    func postDetails(_ details: PostDetailsViewController, didToggleBookmarkOf post: Post) {
        presenter.didToggleBookmark(of: post)
    }

    func postDetailsDidFinish(_ details: PostDetailsViewController) {
        presenter.postDetailsDidFinish()
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
