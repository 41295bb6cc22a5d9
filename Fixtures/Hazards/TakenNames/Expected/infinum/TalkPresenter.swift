import Foundation

@preconcurrency @MainActor
final class TalkPresenter {

    // MARK: - Private properties -

    private unowned let view: TalkViewInterface
    private let interactor: TalkInteractorInterface
    private let wireframe: TalkWireframeInterface

    // MARK: - Properties -

    /// Who gives the talk.
    var presenter: Speaker?

    // MARK: - Lifecycle -

    init(
        view: TalkViewInterface,
        interactor: TalkInteractorInterface,
        wireframe: TalkWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TalkPresenter: TalkPresenterInterface {

    // MARK: - Handle view event

    func swap() {
        presenter = interactor.fetchNext(after: presenter)
        view.showSpeaker()
        if presenter == nil { wireframe.leave() }
    }

    // MARK: - Forwarding

    func load() {
        interactor.load()
    }
}

extension TalkPresenter: TalkInteractorOutputInterface {

    // MARK: - Forwarding

    func showSpeaker() {
        view.showSpeaker()
    }
}
