import UIKit

struct Order {
    let id: Int
    let cents: Int
    let isSent: Bool
}

@MainActor
final class OrderDesk {
    static let shared = OrderDesk()

    var isOpen = true
    var orders: [Order] = [] {
        didSet { Trace.record("desk has \(orders.count)") }
    }
}

/// Remembers a filter for a screen that is not there yet.
@MainActor
struct OrderLink {
    var filter: OrdersViewController.Filter
    var last: OrdersViewController.Summary?

    mutating func follow(_ screen: OrdersViewController) {
        screen.filter = filter
        let keep: (OrdersViewController.Completion) -> Void = screen.refresh
        var found: OrdersViewController.Summary?
        keep { result in
            switch result {
            case .success(let summary): found = summary
            case .failure(OrdersViewController.Failure.closed(let filter)): Trace.record("closed: \(filter)")
            }
        }
        last = found
        Trace.record("last = \(last?.text ?? "nil")")
    }
}
