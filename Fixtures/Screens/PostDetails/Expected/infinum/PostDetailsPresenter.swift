import Foundation

@preconcurrency @MainActor
final class PostDetailsPresenter {

    // MARK: - Private properties -

    private unowned let view: PostDetailsViewInterface
    private let interactor: PostDetailsInteractorInterface
    private let wireframe: PostDetailsWireframeInterface

    // MARK: - Properties

    let post: Post

    var shown: [Comment] = []
    private var isSending = false

    // MARK: - Lifecycle -

    init(
        view: PostDetailsViewInterface,
        interactor: PostDetailsInteractorInterface,
        wireframe: PostDetailsWireframeInterface,
        post: Post
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.post = post
    }
}

// MARK: - Extensions -

extension PostDetailsPresenter: PostDetailsPresenterInterface {

    // MARK: - Actions

    func send() {
        guard let text = view.commentText, !text.isEmpty, !isSending else { return }
        isSending = true
        interactor.add(text, to: post) { [weak self] comment in
            guard let self = self else { return }
            self.isSending = false
            guard let comment = comment else {
                self.wireframe.complain()
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
