import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
class PostDetailsPresenter {

    // MARK: - Properties

    weak var view: PostDetailsViewProtocol!
    var interactor: PostDetailsInteractorProtocol!
    var router: PostDetailsRouterProtocol!

    let post: Post

    var shown: [Comment] = []
    private var isSending = false

    // MARK: - Lifecycle

    required init(post: Post) {
        self.post = post
    }
}

// MARK: - PostDetailsViewOutputProtocol

extension PostDetailsPresenter: PostDetailsViewOutputProtocol {

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

// MARK: - PostDetailsInteractorOutputProtocol

extension PostDetailsPresenter: PostDetailsInteractorOutputProtocol {
}
