import Foundation

@preconcurrency @MainActor
final class AlbumPresenter {

    // MARK: - Private properties -

    private unowned let view: AlbumViewInterface
    private let interactor: AlbumInteractorInterface
    private let wireframe: AlbumWireframeInterface

    // MARK: - Properties -

    // The newest is the last.
    var photos: [String] = []
    var picks = 0
    var crops = 0

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

    func viewDidLoad() {
        photos = interactor.photoStorePhotos
        view.update()
    }

    func add() {
        interactor.note("add")
        wireframe.showPhotoPicker()
    }

    func captionDidChange(to caption: String) {
        photos = photos.map { $0 + caption }
        interactor.setPhotos(photos)
        view.update()
    }

    func cropperDidCrop() {
        crops += 1
        interactor.note("cropped")
        view.update()
    }

    // MARK: - Picking photos

    // What is picked is kept.
    func picker(didPick photo: String) {
        picks += 1
        photos.append(photo)  // behind the others
        interactor.setPhotos(photos)
        view.update()
    }

    // MARK: - Rows

    func didSelectRow(at indexPath: IndexPath) {
        interactor.note("show \(photos[indexPath.row])")
        wireframe.showCaption()
    }

    func crop() {
        interactor.note("crop")
        wireframe.showCrop()
    }

    // MARK: - Forwarding

    func pickerDidCancel() {
        wireframe.pickerDidCancel()
    }
}
