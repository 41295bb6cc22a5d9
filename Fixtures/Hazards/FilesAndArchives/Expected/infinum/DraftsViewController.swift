import UIKit

/// Drafts that are kept in an archive, uploaded by what the app's delegate holds, and exported as a text.
final class DraftsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: DraftsPresenterInterface = DraftsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
        show()
    }

    func show() {
        countLabel.text = "\(presenter.drafts.count) drafts"
    }

    @IBAction private func addTapped(_ sender: UIButton) {
        presenter.addTapped()
    }

    @IBAction private func exportTapped(_ sender: UIButton) {
        presenter.exportTapped()
    }

    @IBAction private func readTapped(_ sender: UIButton) {
        presenter.readTapped()
    }

    @IBAction private func pauseTapped(_ sender: UIButton) {
        presenter.pauseTapped()
    }

    @IBAction private func pictureTapped(_ sender: UIButton) {
        presenter.pictureTapped()
    }

    // Nothing of this leaves the memory.
    @IBAction private func weighTapped(_ sender: UIButton) {
        let bytes = Data(presenter.drafts.map(\.title).joined(separator: "").utf8)
        let encoded = try? JSONEncoder().encode(presenter.drafts.map(\.title))
        statusLabel.text = "\(bytes.count) of \(encoded?.count ?? 0)"
    }
}

// MARK: - Extensions -

extension DraftsViewController: DraftsViewInterface {

    // MARK: - Update view

    func setStatusLabelText(_ text: String?) {
        statusLabel.text = text
    }
}
