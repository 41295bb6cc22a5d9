import Foundation

@preconcurrency @MainActor
class AlbumDefaultPresenter {

    // MARK: - Module

    var router: AlbumRouter!
    var interactor: AlbumInteractor!
    weak var view: AlbumView!

    // MARK: - Properties

    // The newest is the last.
    var photos: [String] = []
    var picks = 0
    var crops = 0
}

// MARK: - AlbumPresenter

extension AlbumDefaultPresenter: AlbumPresenter {

    func viewDidLoad() {
        photos = interactor.photoStorePhotos
        view.update()
    }

    func add() {
        interactor.note("add")
        router.showPhotoPicker()
    }

    func captionDidChange(to caption: String) {
        let view = self.view!
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
        let view = self.view!
        picks += 1
        photos.append(photo)  // behind the others
        interactor.setPhotos(photos)
        view.update()
    }

    // MARK: - Rows

    func didSelectRow(at indexPath: IndexPath) {
        interactor.note("show \(photos[indexPath.row])")
        router.showCaption()
    }

    func crop() {
        interactor.note("crop")
        router.showCrop()
    }
}
