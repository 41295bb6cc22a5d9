import UIKit

/// One talk of a conference.
final class TalkViewController: UIViewController {

    @IBOutlet private weak var nameLabel: UILabel!

    /// Who gives the talk.
    var presenter: Speaker?

    private let program = Program.shared

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    // MARK: - Update view

    private func showSpeaker() {
        nameLabel.text = presenter?.name ?? "nobody yet"
    }

    // MARK: - Handle view event

    @IBAction private func swap(_ sender: UIButton) {
        presenter = program.next(after: presenter)
        showSpeaker()
        if presenter == nil { leave() }
    }

    // MARK: - Wireframe

    private func leave() {
        dismiss(animated: true)
    }

    // MARK: - Business use case

    private func load() {
        program.first { [weak self] presenter in
            self?.presenter = presenter
            self?.showSpeaker()
        }
    }
}
