import Foundation

@preconcurrency @MainActor
class PostDetailsViewPresenter {

    // MARK: - Module

    weak var view: PostDetailsViewInput!
    var interactor: PostDetailsInteractorInput!
    var router: PostDetailsViewRouter!

    // MARK: - Properties

    let post: Post

    private var shown: [Comment] = []
    private var isSending = false

    // MARK: - Lifecycle

    init(post: Post) {
        self.post = post
    }
}

// MARK: - View event handler

extension PostDetailsViewPresenter: PostDetailsViewEventHandler {

    // MARK: - Actions

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
            self.view.tellDelegateDidComment(comment)
        }
    }

    // MARK: - Helpers

    func load() {
        interactor.fetchComments(on: post) { [weak self] comments in
            self?.shown = comments
            self?.view.reloadTableView()
        }
    }
}

// MARK: - View data source

extension PostDetailsViewPresenter: PostDetailsViewDataSource {

    // MARK: - Provide view data source

    var postTitle: String { post.title }

    var numberOfShownComments: Int { shown.count }

    func text(at indexPath: IndexPath) -> String {
        shown[indexPath.row].text
    }

    func author(at indexPath: IndexPath) -> String {
        shown[indexPath.row].author
    }
}

// MARK: - Interactor event handler

extension PostDetailsViewPresenter: PostDetailsInteractorEventHandler {
}

// MARK: - Interactor data source

extension PostDetailsViewPresenter: PostDetailsInteractorDataSource {
}
