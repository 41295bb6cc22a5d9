import Foundation

@preconcurrency @MainActor
final class AlbumInteractor {

    // MARK: - Properties -

    private let photoStore: PhotoStore

    // MARK: - Lifecycle -

    init(photoStore: PhotoStore? = nil) {
        self.photoStore = photoStore ?? .shared
    }
}

// MARK: - Extensions -

extension AlbumInteractor: AlbumInteractorInterface {

    // MARK: - Business use case

    var photoStorePhotos: [String] { photoStore.photos }

    func note(_ event: String) {
        photoStore.note(event)
    }

    func setPhotos(_ photos: [String]) {
        photoStore.photos = photos
    }
}
