import Foundation

@preconcurrency @MainActor
final class AlbumInteractor {

    // MARK: - Manage model

    var photos: [String] = []
    var attempts = 0
}

// MARK: - Extensions -

extension AlbumInteractor: AlbumInteractorInterface {
}
