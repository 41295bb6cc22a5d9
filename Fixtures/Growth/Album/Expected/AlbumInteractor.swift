import Foundation

final class AlbumInteractor: VIPERInteractor {
    weak var presenter: AlbumInteractorOutputProtocol!

    // MARK: - Business use case

    private let service: CaptionService

    // MARK: - Lifecycle

    convenience init() {
        self.init(service: CaptionService())
    }

    init(service: CaptionService) {
        self.service = service
    }
}

// MARK: - AlbumInteractorProtocol

extension AlbumInteractor: AlbumInteractorProtocol {

    var name: String { "Summer" }

    // MARK: - Business use case

    func fetchCaptions(_ done: @escaping ([String]) -> Void) {
        service.fetch(done)
    }

    func isFavourite(_ caption: String) -> Bool { service.favourites.contains(caption) }
}
