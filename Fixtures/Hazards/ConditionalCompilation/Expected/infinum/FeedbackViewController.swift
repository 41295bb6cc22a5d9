import UIKit
#if canImport(Combine)
import Combine
#endif

final class FeedbackViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: FeedbackPresenterInterface = FeedbackWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var textView: UITextView!
    @IBOutlet private weak var versionLabel: UILabel!

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
        #if DEBUG
        showDebugInfo()
        #endif
        versionLabel.text = version
    }

    // MARK: - Update view

    #if DEBUG
    /// Only testers see this.
    private func showDebugInfo() {
        versionLabel.isHidden = false
        versionLabel.textColor = .red
        log("debug info for \(presenter.drafts.count) drafts")
    }
    #endif

    private func clear() {
        textView.text = ""
    }

    // MARK: - Handle view event

    func send() {
        guard let text = textView.text, !text.isEmpty else {
            #if DEBUG
            log("empty")
            #else
            presenter.showHint()
            #endif
            return
        }
        #if DEBUG && canImport(NoSuchModule)
        presenter.drafts.removeAll()
        #elseif DEBUG
        presenter.drafts.append("[debug] \(text)")
        #else
        presenter.drafts.append(text)
        #endif
        presenter.submit(presenter.drafts)
        clear()
        presenter.celebrateIfNeeded()
    }

    // MARK: - Wireframe

    #if os(iOS) || os(Linux)
    // MARK: - Provide view data source

    #if DEBUG
    private var version: String { "1.0-debug (\(presenter.drafts.count))" }
    #else
    private var version: String { "1.0" }
    #endif
    #endif

    // MARK: - Business use case

    #if DEBUG
    private func log(_ line: String) {
        presenter.mailer.log(line)
    }

    var sentInTests: [String] {
        presenter.drafts
    }
    #endif

    // MARK: - Manage model

    #if os(Windows)
    private var windowsOnly = 1
    #endif
}

// MARK: - Extensions -

extension FeedbackViewController: FeedbackViewInterface {
}
