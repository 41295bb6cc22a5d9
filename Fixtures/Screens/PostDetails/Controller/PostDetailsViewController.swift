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

    // MARK: - Outlets

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var commentField: UITextField!

    // MARK: - Properties

    weak var delegate: PostDetailsDelegate?

    private let post: Post
    private let comments: CommentService
    private var shown: [Comment] = []
    private var isSending = false

    // MARK: - Init

    init(post: Post, comments: CommentService = .shared) {
        self.post = post
        self.comments = comments
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = post.title
        tableView.dataSource = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: self, action: #selector(star))
        showBookmark()
        load()
    }

    // MARK: - Actions

    @objc func star() {
        delegate?.toggleBookmark(for: post)
        showBookmark()
    }

    @IBAction func send(_ sender: UIButton) {
        guard let text = commentField.text, !text.isEmpty, !isSending else { return }
        isSending = true
        comments.add(text, to: post) { [weak self] comment in
            guard let self = self else { return }
            self.isSending = false
            guard let comment = comment else {
                self.complain()
                return
            }
            self.shown.append(comment)
            self.commentField.text = ""
            self.tableView.reloadData()
            self.delegate?.postDetails(self, didComment: comment)
        }
    }

    @IBAction func done() {
        commentField.resignFirstResponder()
        delegate?.postDetailsDidFinish(self)
    }

    // MARK: - Helpers

    private func showBookmark() {
        let isMarked = delegate?.isBookmarked(post) ?? false
        navigationItem.rightBarButtonItem?.title = isMarked ? "★" : "☆"
    }

    private func load() {
        comments.comments(on: post) { [weak self] comments in
            self?.shown = comments
            self?.tableView.reloadData()
        }
    }

    private func complain() {
        let alert = UIAlertController(title: "Not sent", message: "Try again later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - UITableViewDataSource

extension PostDetailsViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let comment = shown[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Comment")
        cell.textLabel?.text = comment.text
        cell.detailTextLabel?.text = comment.author
        return cell
    }
}
