import UIKit
#if canImport(Combine)
import Combine
#endif

final class FeedbackViewController: UIViewController {

    @IBOutlet private weak var textView: UITextView!
    @IBOutlet private weak var versionLabel: UILabel!

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
        log("debug info for \(drafts.count) drafts")
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
            showHint()
            #endif
            return
        }
        #if DEBUG && canImport(NoSuchModule)
        drafts.removeAll()
        #elseif DEBUG
        drafts.append("[debug] \(text)")
        #else
        drafts.append(text)
        #endif
        submit(drafts)
        clear()
        if #available(iOS 15, *) {
            celebrate()
        }
    }

    // MARK: - Wireframe

    private func showHint() {
        let alert = UIAlertController(title: "Nothing to send", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    @available(iOS 15, *)
    private func celebrate() {
        let thanks = ThanksViewController()
        thanks.title = "Thanks for \(drafts.count)"
        present(thanks, animated: true)
    }

    #if os(iOS) || os(Linux)
    // MARK: - Provide view data source

    #if DEBUG
    private var version: String { "1.0-debug (\(drafts.count))" }
    #else
    private var version: String { "1.0" }
    #endif
    #endif

    // MARK: - Business use case

    private func submit(_ drafts: [String]) {
        #if DEBUG
        let address = "test"
        #else
        let address = "live"
        #endif
        mailer
            .to(address)
            #if DEBUG
            .urgent()
            #endif
            .send(drafts)
    }

    #if DEBUG
    private func log(_ line: String) {
        mailer.log(line)
    }

    var sentInTests: [String] {
        drafts
    }
    #endif

    // MARK: - Manage model

    private let mailer = Mailer()
    private var drafts: [String] = []

    #if os(Windows)
    private var windowsOnly = 1
    #endif
}
