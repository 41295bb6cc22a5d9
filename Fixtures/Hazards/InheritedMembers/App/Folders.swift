import UIKit

final class FolderStore: @unchecked Sendable {
    static let shared = FolderStore()

    var folders = ["Inbox", "Sent"] {
        didSet { Trace.record("store.folders = \(folders)") }
    }

    private var waiting: [([String]) -> Void] = []

    func load(_ done: @escaping ([String]) -> Void) {
        Trace.record("store.load")
        waiting.append(done)
    }

    func finish() {
        waiting.forEach { $0(folders) }
        waiting = []
    }
}

class LoadingViewController: UIViewController {
    private(set) var isLoading = false

    var isBusy: Bool { isLoading || isEditing }

    func showLoading() {
        isLoading = true
        Trace.record("showLoading")
    }

    func hideLoading(animated: Bool) {
        isLoading = false
        Trace.record("hideLoading(animated: \(animated))")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        Trace.record("setEditing(\(editing), animated: \(animated))")
    }
}

extension UIViewController {
    func showHint(_ text: String, for seconds: Double = 3) {
        Trace.record("showHint(\(text), for: \(seconds))")
    }
}
