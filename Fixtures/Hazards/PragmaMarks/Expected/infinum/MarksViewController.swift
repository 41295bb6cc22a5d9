import UIKit

// MARK: - Presenter
// This mark stands at file level: it governs the declaration below, not the controller's members.

enum MarksOutsideNothing {
    static let unmarked = "outside"
}

// MARK: Controller

final class MarksViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: MarksPresenterInterface = MarksWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var label: UILabel!

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

    //MARK:-View life

    override func viewDidLoad() {
        super.viewDidLoad()
        viewConfig()
        let text = """
            // MARK: - Wireframe
            """
        // MARK: - Business use case
        presenter.log.write(text.trimmingCharacters(in: .whitespaces))
        stillView()
    }

    /* MARK: - Wireframe */

    private func stillView() {
        label.isHidden = false
    }

    // mark: view config

    private func viewConfig() {
        label.textColor = .red
    }

    // #pragma mark - Send view event

    func presenterPragma() {
        presenter.presenterPragma()
    }

    // ---- Presenter ----

    func presenterBanner() {
        presenter.presenterBanner()
    }

    struct PresenterNested {
        // MARK: - Manage model
        var hits = 0
        // MARK: - Wireframe
    }

    func presenterHit() {
        presenter.presenterHit()
    }

    // MARK: - Update view
}

// MARK: - Extensions -

extension MarksViewController: MarksViewInterface {

    /// MARK: Update view

    func viewUpdate() {
        label.text = presenter.presenterText
    }
}
