import UIKit

/// What all screens of the app have in common.
class BaseViewController: UIViewController {

    var screenName = "?"
    private(set) var spinnerCount = 0

    var tracksVisits: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("base: loaded \(screenName), tracks: \(tracksVisits)")
    }

    func startSpinner() {
        spinnerCount += 1
        Trace.record("base: spinner \(spinnerCount)")
    }

    func stopSpinner() {
        spinnerCount -= 1
        Trace.record("base: spinner \(spinnerCount)")
    }

    func showError(_ message: String, title: String = "Error") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.retry() })
        present(alert, animated: true)
    }

    func retry() {
        track("retried")
    }

    func track(_ event: String) {
        guard tracksVisits else { return }
        Trace.record("track: \(screenName) \(event)")
    }
}
