import Foundation

@preconcurrency @MainActor
class AlbumDefaultInteractor {

    // MARK: - Module

    weak var presenter: AlbumPresenter!

    // MARK: - Properties

    private let photoStore: PhotoStore

    // MARK: - Lifecycle

    init(photoStore: PhotoStore? = nil) {
        self.photoStore = photoStore ?? .shared
    }
}

// MARK: - AlbumInteractor

extension AlbumDefaultInteractor: AlbumInteractor {

    // MARK: - Business use case

    var photoStorePhotos: [String] { photoStore.photos }

    func note(_ event: String) {
        photoStore.note(event)
    }

    func setPhotos(_ photos: [String]) {
        photoStore.photos = photos
    }
}
