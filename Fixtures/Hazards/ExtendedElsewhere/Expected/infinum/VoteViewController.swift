import UIKit

final class VoteViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: VotePresenterInterface = VoteWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var resultLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.restore()
        showResult()
    }

    // MARK: - Send view event

    func vote(for option: String) {
        presenter.vote(for: option)
    }

    // MARK: - Wireframe

    func finish() {
        let alert = UIAlertController(title: winner ?? "Nobody", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }

    // MARK: - Request view data source

    var votes: [String: Int] {
        get { presenter.votes }
        set { presenter.votes = newValue }
    }
    var maximum: Int {
        get { presenter.maximum }
        set { presenter.maximum = newValue }
    }
    var unused: Int {
        get { presenter.unused }
        set { presenter.unused = newValue }
    }

    // MARK: - Manage model

    var ballot: Ballot { presenter.ballot }
}

// MARK: - Extensions -

extension VoteViewController: VoteViewInterface {

    // MARK: - Update view

    func showResult() {
        resultLabel.text = presenter.summary
    }

    func finishIfNeeded() {
        if total >= presenter.maximum {
            finish()
        }
    }
}
