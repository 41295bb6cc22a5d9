import UIKit

final class AlbumViewController: BaseViewController {

    @IBOutlet private weak var countLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        screenName = "Album"
        load()
    }

    override var tracksVisits: Bool { photos.count < 100 }

    override func retry() {
        attempts += 1
        super.retry()
        load()
    }

    // MARK: - Update view

    private func showCount() {
        countLabel.text = "\(photos.count) photos, \(spinnerCount)"
    }

    // MARK: - Handle view event

    func delete(_ index: Int) {
        guard photos.indices.contains(index) else {
            return showError("Nothing at \(index)")
        }
        startSpinner()
        let name = photos.remove(at: index)
        album.delete(name) { [weak self] in
            self?.stopSpinner()
            self?.showCount()
            self?.track("deleted \(name)")
        }
    }

    // MARK: - Wireframe

    private func giveUp() {
        showError("Tried \(attempts) times", title: screenName)
        track("gave up")
    }

    // MARK: - Business use case

    private func load() {
        startSpinner()
        guard let loaded = album.photos() else {
            stopSpinner()
            return attempts < 2 ? showError("Not there") : giveUp()
        }
        photos = loaded
        stopSpinner()
        showCount()
    }

    // MARK: - Manage model

    var album = Album()
    private var photos: [String] = []
    private var attempts = 0
}
