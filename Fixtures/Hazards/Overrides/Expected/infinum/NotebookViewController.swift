import UIKit

final class NotebookViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: NotebookPresenterInterface = NotebookWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var pageLabel: UILabel!

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

    // MARK: - Handle view event

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        showPage()
        super.viewWillAppear(animated)
        presenter.logAppearsAnimated(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        presenter.viewDidAppear()
        super.viewDidAppear(animated)
    }

    // MARK: - Business use case

    override func viewDidDisappear(_ animated: Bool) {
        presenter.viewDidDisappear()
        super.viewDidDisappear(animated)
    }

    override func didReceiveMemoryWarning() {
        presenter.didReceiveMemoryWarning()
    }

    // MARK: - Update view

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return super.setEditing(editing, animated: false) }
        super.setEditing(editing, animated: animated)
        presenter.setEditing(editing)
    }

    override var title: String? {
        get { super.title.map { "\($0) (\(presenter.page))" } }
        set {
            presenter.logTitle(newValue ?? "nil")
            super.title = newValue
        }
    }

    // MARK: - Wireframe

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presenter.logPresentsNumber(presenter.visits)
        super.present(viewControllerToPresent, animated: flag) { [weak self] in
            self?.presenter.edits += 100
            completion?()
        }
    }

    // MARK: - Request view data source

    override var canBecomeFirstResponder: Bool { presenter.canBecomeFirstResponder }

    override var prefersStatusBarHidden: Bool { presenter.prefersStatusBarHidden }

    func turn(to newPage: Int) {
        presenter.turn(to: newPage)
    }

    var edits: Int { presenter.edits }
}

// MARK: - Extensions -

extension NotebookViewController: NotebookViewInterface {

    // MARK: - Update view

    func showPage() {
        pageLabel.text = "page \(presenter.page)"
    }
}
