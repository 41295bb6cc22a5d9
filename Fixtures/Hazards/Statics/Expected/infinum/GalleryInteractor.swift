import Foundation

@preconcurrency @MainActor
final class GalleryInteractor {

    // MARK: - Manage model

    private static let prefix = "photo-"
    fileprivate static let suffix = ".cache"

    private let cache = PhotoCache.shared
    var photos: [String] = []
}

// MARK: - Extensions -

extension GalleryInteractor: GalleryInteractorInterface {

    // MARK: - Business use case

    func save() {
        let names = photos.map { "\(Self.prefix)\($0)" }
        cache.store(names, forKey: GalleryViewController.identifier + GalleryInteractor.suffix)
    }

    // MARK: - Manage model

    var visits: Int {
        get { cache.visits[GalleryViewController.identifier, default: 0] }
        set { cache.visits[GalleryViewController.identifier] = newValue }
    }
}
