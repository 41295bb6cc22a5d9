import Foundation

final class AlbumPresenter: VIPERPresenter {
    weak var view: AlbumViewProtocol!
    var interactor: AlbumInteractorProtocol!
    var router: AlbumRouterProtocol!
}

// MARK: - AlbumViewOutputProtocol

extension AlbumPresenter: AlbumViewOutputProtocol {

    func viewDidLoad() {
        view.show(interactor.name) // as long as there is but one
    }
}

// MARK: - AlbumInteractorOutputProtocol

extension AlbumPresenter: AlbumInteractorOutputProtocol {

}
