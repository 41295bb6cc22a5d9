import UIKit

protocol ReadingCoordinator: AnyObject {
    func showPage(_ page: String)
}

final class Pages {
    var list: [String] = []
    var bookmark: Int?
    private var asked = 0

    var isOpen: Bool {
        Trace.record("asked whether it is open")
        return !list.isEmpty
    }

    func nextPage() -> String {
        asked += 1
        Trace.record("asked for page \(asked)")
        return "page \(asked)"
    }
}

/// Calls back whenever it is told to.
final class Delivery<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    @discardableResult
    func then<Next>(_ next: (Value) -> Next) -> Delivery<Next> { Delivery<Next>(next(value)) }

    /// Nobody knows on which thread.
    func deliver(_ handler: @escaping (Value) -> Void) {
        handler(value)
        Trace.record("delivered")
    }
}

final class PageViewController: UIViewController {
    convenience init(page: String) {
        self.init(nibName: nil, bundle: nil)
        title = page
    }
}
