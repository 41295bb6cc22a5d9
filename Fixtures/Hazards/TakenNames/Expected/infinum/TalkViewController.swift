import UIKit

/// One talk of a conference.
final class TalkViewController: UIViewController {

    // MARK: - Public properties -

    lazy var modulePresenter: TalkPresenterInterface = TalkWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var nameLabel: UILabel!

    var presenter: Speaker? {
        get { modulePresenter.presenter }
        set { modulePresenter.presenter = newValue }
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        modulePresenter.load()
    }

    // MARK: - Send view event

    @IBAction private func swap(_ sender: UIButton) {
        modulePresenter.swap()
    }
}

// MARK: - Extensions -

extension TalkViewController: TalkViewInterface {

    // MARK: - Update view

    func showSpeaker() {
        nameLabel.text = modulePresenter.presenter?.name ?? "nobody yet"
    }
}
