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

    // MARK: - Handle view event

    func delete(_ index: Int) {
        guard interactor.photos.indices.contains(index) else {
            return view.showErrorForDelete(index)
        }
        view.startSpinnerForDelete()
        let name = interactor.photos.remove(at: index)
        view.album.delete(name) { [weak self] in
            self?.view.stopSpinnerInView()
            self?.view.showCount()
            self?.view.trackInView(name)
        }
    }

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
