import Foundation

private let pageSize = 2

@preconcurrency @MainActor
final class InboxPresenter {

    // MARK: - Private properties -

    private unowned let view: InboxViewInterface
    private let interactor: InboxInteractorInterface
    private let wireframe: InboxWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: InboxViewInterface,
        interactor: InboxInteractorInterface,
        wireframe: InboxWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension InboxPresenter: InboxPresenterInterface {

    // MARK: - Handle view event

    func scrollToEnd() {
        guard interactor.subjects.count % pageSize == 0 else { return view.sayEnd() }
        interactor.loadMore()
    }

    // MARK: - Forwarding

    func loadMore() {
        interactor.loadMore()
    }

    var mailbox: Mailbox {
        get { interactor.mailbox }
        set { interactor.mailbox = newValue }
    }

    var subjects: [String] {
        get { interactor.subjects }
        set { interactor.subjects = newValue }
    }
}

extension InboxPresenter: InboxInteractorOutputInterface {

    // MARK: - Forwarding

    func didLoad(_ more: [String]) {
        view.didLoad(more)
    }
}
