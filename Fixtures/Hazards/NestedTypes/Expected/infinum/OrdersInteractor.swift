import Foundation

@preconcurrency @MainActor
final class OrdersInteractor {

    // MARK: - Manage model

    var desk = OrderDesk.shared
}

// MARK: - Extensions -

extension OrdersInteractor: OrdersInteractorInterface {

    // MARK: - Business use case

    func summarise(_ filter: OrdersViewController.Filter) throws -> OrdersViewController.Summary {
        guard desk.isOpen || filter == .all else { throw OrdersViewController.Failure.closed(filter) }
        var summary = OrdersViewController.Summary.empty
        for order in orders where filter == .all || order.isSent == (filter == .sent) {
            summary.count += 1
            summary.cents += order.cents
        }
        return summary
    }

    // MARK: - Manage model

    var orders: [Order] { desk.orders }
}
