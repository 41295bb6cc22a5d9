import UIKit

final class UploadViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: UploadPresenterInterface = UploadWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private var stateLabel: UILabel!

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
        queue.delegate = self
        show("ready")
    }

    deinit {
        queue.forget(name)
    }

    // MARK: - Send view event

    func uploadInBackground() {
        presenter.uploadInBackground()
    }

    func uploadSafely() {
        presenter.uploadSafely()
    }

    func uploadTwice() {
        presenter.uploadTwice()
    }

    // MARK: - Request view data source

    var uploads: Int { presenter.uploads }

    // MARK: - Manage model

    var name = "photo"
    let queue = UploadQueue.shared
}

// MARK: - Extensions -

extension UploadViewController: UploadViewInterface {

    // MARK: - Update view

    func show(_ state: String) {
        stateLabel.text = state
    }
}

// MARK: - UploadQueueDelegate

extension UploadViewController: UploadQueueDelegate {

    func uploadQueue(_ queue: UploadQueue, didStart name: String) {
        show("uploading \(name)")
    }
}
