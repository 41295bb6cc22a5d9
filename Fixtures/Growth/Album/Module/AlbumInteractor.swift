import Foundation

final class AlbumInteractor: VIPERInteractor {
    weak var presenter: AlbumInteractorOutputProtocol!
}

// MARK: - AlbumInteractorProtocol

extension AlbumInteractor: AlbumInteractorProtocol {

    var name: String { "Summer" }
}
