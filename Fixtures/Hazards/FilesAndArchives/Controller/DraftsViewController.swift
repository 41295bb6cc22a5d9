import UIKit

/// Drafts that are kept in an archive, uploaded by what the app's delegate holds, and exported as a text.
final class DraftsViewController: UIViewController {
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var statusLabel: UILabel!

    private var drafts: [Draft] = []
    private var picture: Data?

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
        show()
    }

    private func show() {
        countLabel.text = "\(drafts.count) drafts"
    }

    /// What was kept the last time, if there is anything.
    private func load() {
        guard let data = try? Data(contentsOf: Places.archive),
            let kept = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [Draft]
        else { return }
        drafts = kept
    }

    private func keep() {
        guard let data = try? NSKeyedArchiver.archivedData(withRootObject: drafts, requiringSecureCoding: false) else {
            return
        }
        try? data.write(to: Places.archive)
    }

    private func upload(_ draft: Draft) {
        AppDelegate.shared.uploads.execute(draft)
    }

    @IBAction private func addTapped(_ sender: UIButton) {
        let draft = Draft(title: "Draft \(drafts.count + 1)")
        drafts.append(draft)
        keep()
        upload(draft)
        show()
    }

    @IBAction private func exportTapped(_ sender: UIButton) {
        let text = drafts.map(\.title).joined(separator: ", ")
        do {
            try text.write(to: Places.export, atomically: true, encoding: .utf8)
            statusLabel.text = "exported"
        } catch {
            statusLabel.text = "not exported"
        }
    }

    @IBAction private func readTapped(_ sender: UIButton) {
        do {
            let text = try String(contentsOf: Places.export, encoding: .utf8)
            statusLabel.text = "read: \(text)"
            drafts.append(Draft(title: text))
            show()
        } catch {
            statusLabel.text = "nothing to read"
        }
    }

    @IBAction private func pauseTapped(_ sender: UIButton) {
        AppDelegate.shared.uploads.pause()
        statusLabel.text = AppDelegate.shared.uploads.state
    }

    /// Whether there is a picture is known here, so that who writes it isn't asked without one.
    @IBAction private func pictureTapped(_ sender: UIButton) {
        try? picture?.write(to: Places.picture)
        picture = Data([1, 2, 3])
        statusLabel.text = FileManager.default.fileExists(atPath: Places.picture.path) ? "a picture" : "no picture"
    }

    // Nothing of this leaves the memory.
    @IBAction private func weighTapped(_ sender: UIButton) {
        let bytes = Data(drafts.map(\.title).joined(separator: "").utf8)
        let encoded = try? JSONEncoder().encode(drafts.map(\.title))
        statusLabel.text = "\(bytes.count) of \(encoded?.count ?? 0)"
    }
}
