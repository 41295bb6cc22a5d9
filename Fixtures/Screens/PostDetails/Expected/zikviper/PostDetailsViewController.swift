import UIKit

/// Whoever shows a post hears here what becomes of it.
protocol PostDetailsDelegate: AnyObject {
    func toggleBookmark(for post: Post)
    func isBookmarked(_ post: Post) -> Bool
    func postDetails(_ details: PostDetailsViewController, didComment comment: Comment)
    func postDetailsDidFinish(_ details: PostDetailsViewController)
}

/// One post with what people say about it.
class PostDetailsViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    var eventHandler: PostDetailsViewEventHandler!
    var viewDataSource: PostDetailsViewDataSource!

    // MARK: - Outlets

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var commentField: UITextField!

    // MARK: - Properties

    weak var delegate: PostDetailsDelegate?

    // MARK: - Init

    init(post: Post, comments: CommentService = .shared) {
        super.init(nibName: nil, bundle: nil)
        eventHandler = PostDetailsBuilder.assemble(self, comments: comments, post: post)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = viewDataSource.postTitle
        tableView.dataSource = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: self, action: #selector(star))
        showBookmark()
        eventHandler.load()
    }

    // MARK: - Actions

    @objc func star() {
        delegate?.toggleBookmark(for: viewDataSource.post)
        showBookmark()
    }

    @IBAction func send(_ sender: UIButton) {
        eventHandler.send()
    }

    @IBAction func done() {
        commentField.resignFirstResponder()
        delegate?.postDetailsDidFinish(self)
    }

    // MARK: - Helpers

    private func showBookmark() {
        let isMarked = delegate?.isBookmarked(viewDataSource.post) ?? false
        navigationItem.rightBarButtonItem?.title = isMarked ? "★" : "☆"
    }

    // MARK: - Provide input

    var commentText: String? { commentField.text }
}

// MARK: - View input

extension PostDetailsViewController: PostDetailsViewInput {

    // MARK: - Update view

    func setCommentFieldText(_ text: String?) {
        commentField.text = text
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func tellDelegateDidComment(_ comment: Comment) {
        delegate?.postDetails(self, didComment: comment)
    }
}

// MARK: - UITableViewDataSource

extension PostDetailsViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewDataSource.numberOfShownComments
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Comment")
        cell.textLabel?.text = viewDataSource.text(at: indexPath)
        cell.detailTextLabel?.text = viewDataSource.author(at: indexPath)
        return cell
    }
}
