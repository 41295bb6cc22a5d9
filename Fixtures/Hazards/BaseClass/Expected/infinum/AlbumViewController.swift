import UIKit

final class AlbumViewController: BaseViewController {

    // MARK: - Public properties -

    lazy var presenter: AlbumPresenterInterface = AlbumWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        screenName = "Album"
        load()
    }

    override var tracksVisits: Bool { presenter.photos.count < 100 }

    override func retry() {
        presenter.attempts += 1
        super.retry()
        load()
    }

    // MARK: - Send view event

    func delete(_ index: Int) {
        presenter.delete(index)
    }

    // MARK: - Wireframe

    private func giveUp() {
        showError("Tried \(presenter.attempts) times", title: screenName)
        track("gave up")
    }

    // MARK: - Business use case

    private func load() {
        startSpinner()
        guard let loaded = album.photos() else {
            stopSpinner()
            return presenter.attempts < 2 ? showError("Not there") : giveUp()
        }
        presenter.photos = loaded
        stopSpinner()
        showCount()
    }

    // MARK: - Manage model

    var album = Album()
}

// MARK: - Extensions -

extension AlbumViewController: AlbumViewInterface {

    // MARK: - Update view

    func showCount() {
        countLabel.text = "\(presenter.photos.count) photos, \(spinnerCount)"
    }

    func stopSpinnerInView() {
        self.stopSpinner()
    }

    func trackInView(_ name: String) {
        self.track("deleted \(name)")
    }

    func showErrorForDelete(_ index: Int) {
        showError("Nothing at \(index)")
    }

    func startSpinnerForDelete() {
        startSpinner()
    }
}
