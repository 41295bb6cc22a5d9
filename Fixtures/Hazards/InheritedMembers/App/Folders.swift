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

    func sorted(by order: ByName) -> [String] {
        Trace.record("store.sorted(by: \(order))")
        return order.sorted(folders)
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

/// The order of a list.
protocol Ordering {
    init()
    func sorted(_ names: [String]) -> [String]
}

struct ByName: Ordering {
    var isReversed = false

    func sorted(_ names: [String]) -> [String] { isReversed ? names.sorted().reversed() : names.sorted() }
}

/// What has a list in an order of whatever kind.
class OrderedViewController<Order: Ordering>: LoadingViewController {
    private(set) var order: Order = Order()

    func reorder(by order: Order) {
        self.order = order
        Trace.record("reorder(by: \(order))")
    }
}

extension UIViewController {
    func showHint(_ text: String, for seconds: Double = 3) {
        Trace.record("showHint(\(text), for: \(seconds))")
    }
}
