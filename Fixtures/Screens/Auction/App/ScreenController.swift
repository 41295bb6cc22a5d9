import UIKit

/// What all screens of the app can do.
class ScreenController: UIViewController {
    private(set) var isLoading = false
    private var becameActive = 0

    var screenName: String { "screen" }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(didBecomeActive), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        track("appeared")
    }

    func setLoading(_ isLoading: Bool, text: String? = nil) {
        self.isLoading = isLoading
        Trace.record("base: loading \(isLoading)\(text.map { ", \($0)" } ?? "")")
        view.isUserInteractionEnabled = !isLoading
    }

    func show(_ error: Error, retry: (() -> Void)? = nil) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        if let retry {
            alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
        }
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        present(alert, animated: true)
    }

    func track(_ event: String, _ properties: [String: Int] = [:]) {
        let list = properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        Trace.record("track: \(screenName) \(event)\(list.joined())")
    }

    /// Called whenever the content may be old.
    func reloadContent() {
        track("reloaded")
    }

    @objc private func didBecomeActive() {
        becameActive += 1
        if becameActive > 1 { reloadContent() }
    }
}
