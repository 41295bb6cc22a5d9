import UIKit

final class AlbumView: UIViewController, VIPERView {

    var presenter: AlbumViewOutputProtocol!

    private let captionLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
        presenter.loadCaptions()
    }

    // MARK: - Send view event

    func didSwipe() {
        presenter.didSwipe()
    }

    // MARK: - Update view

    func showCaption(_ caption: String) {
        captionLabel.text = caption
        Trace.record("caption = \(caption)")
    }
}

// MARK: - AlbumViewProtocol

extension AlbumView: AlbumViewProtocol {

    func show(_ name: String) {
        title = name
        Trace.record("album = \(name)")
    }
}
