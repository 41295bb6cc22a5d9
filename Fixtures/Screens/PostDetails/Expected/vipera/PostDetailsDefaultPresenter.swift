import Foundation

@preconcurrency @MainActor
class PostDetailsDefaultPresenter {

    // MARK: - Module

    var router: PostDetailsRouter!
    var interactor: PostDetailsInteractor!
    weak var view: PostDetailsView!

    // MARK: - Properties

    let post: Post

    var shown: [Comment] = []
    private var isSending = false

    // MARK: - Lifecycle

    init(post: Post) {
        self.post = post
    }

    // MARK: - Helpers

    private func showBookmark() {
        let isMarked = router.isBookmarked(post) ?? false
        view.setRightBarButtonItemTitle(isMarked ? "★" : "☆")
    }

    private func load() {
        interactor.fetchComments(on: post) { [weak self] comments in
            self?.shown = comments
            self?.view.reloadTableView()
        }
    }
}

// MARK: - PostDetailsPresenter

extension PostDetailsDefaultPresenter: PostDetailsPresenter {

    // MARK: - Actions

    func star() {
        router.toggleBookmark(for: post)
        showBookmark()
    }

    func send() {
        guard let text = view.commentText, !text.isEmpty, !isSending else { return }
        isSending = true
        interactor.add(text, to: post) { [weak self] comment in
            guard let self = self else { return }
            self.isSending = false
            guard let comment = comment else {
                self.router.complain()
                return
            }
            self.shown.append(comment)
            self.view.setCommentFieldText("")
            self.view.reloadTableView()
            self.router.tellDelegateDidComment(comment)
        }
    }

    func done() {
        router.tellDelegateDidFinish()
    }

    // MARK: - Handle view event

    func viewDidLoad() {
        showBookmark()
        load()
    }

    // MARK: - Forwarding

    var delegate: PostDetailsDelegate? {
        get { router.delegate }
        set { router.delegate = newValue }
    }
}
