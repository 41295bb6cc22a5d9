import Foundation

@preconcurrency @MainActor
final class AlbumPresenter {

    // MARK: - Private properties -

    private unowned let view: AlbumViewInterface
    private let interactor: AlbumInteractorInterface
    private let wireframe: AlbumWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: AlbumViewInterface,
        interactor: AlbumInteractorInterface,
        wireframe: AlbumWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension AlbumPresenter: AlbumPresenterInterface {

    // MARK: - Forwarding

    var photos: [String] {
        get { interactor.photos }
        set { interactor.photos = newValue }
    }

    var attempts: Int {
        get { interactor.attempts }
        set { interactor.attempts = newValue }
    }
}
