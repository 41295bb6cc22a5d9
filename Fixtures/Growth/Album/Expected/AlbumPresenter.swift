import Foundation

final class AlbumPresenter: VIPERPresenter {
    weak var view: AlbumViewProtocol!
    var interactor: AlbumInteractorProtocol!
    var router: AlbumRouterProtocol!

    // MARK: - Handle view event

    private var captions: [String] = []
    private var shown = 0
}

// MARK: - AlbumViewOutputProtocol

extension AlbumPresenter: AlbumViewOutputProtocol {

    func viewDidLoad() {
        view.show(interactor.name) // as long as there is but one
    }

    // MARK: - Handle view event

    func didSwipe() {
        guard !captions.isEmpty else {
            router.leave()
            return
        }
        shown = (shown + 1) % captions.count
        view.showCaption(captions[shown])
        if interactor.isFavourite(captions[shown]) { router.share(captions[shown]) }
    }

    func loadCaptions() {
        interactor.fetchCaptions { [weak self] captions in
            self?.captions = captions
            self?.view.showCaption(captions.first ?? "")
        }
    }
}

// MARK: - AlbumInteractorOutputProtocol

extension AlbumPresenter: AlbumInteractorOutputProtocol {

}
