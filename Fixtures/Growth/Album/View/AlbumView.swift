import UIKit

final class AlbumView: UIViewController, VIPERView {

    var presenter: AlbumViewOutputProtocol!

    private let captionLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
        loadCaptions()
    }

    // MARK: - Handle view event

    private var captions: [String] = []
    private var shown = 0

    func didSwipe() {
        guard !captions.isEmpty else {
            leave()
            return
        }
        shown = (shown + 1) % captions.count
        showCaption(captions[shown])
        if isFavourite(captions[shown]) { share(captions[shown]) }
    }

    private func loadCaptions() {
        fetchCaptions { [weak self] captions in
            self?.captions = captions
            self?.showCaption(captions.first ?? "")
        }
    }

    // MARK: - Update view

    private func showCaption(_ caption: String) {
        captionLabel.text = caption
        Trace.record("caption = \(caption)")
    }

    // MARK: - Business use case

    private let service = CaptionService()

    private func fetchCaptions(_ done: @escaping ([String]) -> Void) {
        service.fetch(done)
    }

    private func isFavourite(_ caption: String) -> Bool { service.favourites.contains(caption) }

    // MARK: - Wireframe

    private func leave() {
        navigationController?.popViewController(animated: true)
    }

    private func share(_ caption: String) {
        let screen = ShareViewController()
        screen.caption = caption
        present(screen, animated: true)
    }
}

// MARK: - AlbumViewProtocol

extension AlbumView: AlbumViewProtocol {

    func show(_ name: String) {
        title = name
        Trace.record("album = \(name)")
    }
}
