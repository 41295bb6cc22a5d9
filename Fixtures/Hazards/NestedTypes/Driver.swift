import UIKit

@MainActor
func run(orders: [Order], isOpen: Bool) {
    MainLoop.drain()
    Trace.record("== \(orders.count) orders, open: \(isOpen)")
    OrderDesk.shared.isOpen = isOpen
    OrderDesk.shared.orders = orders
    let screen = OrdersViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "summaryLabel")
    screen.loadViewIfNeeded()
    for filter in OrdersViewController.Filter.allCases {
        var link = OrderLink(filter: filter)
        link.follow(screen)
        Trace.record("label = \(label.text ?? "nil")")
        if let alert = screen.presentedViewController as? UIAlertController {
            alert.actions[0].tap()
        }
        Trace.record("filter = \(screen.filter)")
    }
    for id in [1, 2, 3, 1, 3, 2] {
        screen.toggle(id)
        Trace.record("\(screen.texts), \(screen.title ?? "nil")")
    }
}

MainActor.assumeIsolated {
    run(orders: [], isOpen: true)
    run(
        orders: [
            Order(id: 1, cents: 1205, isSent: false), Order(id: 2, cents: 300, isSent: true),
            Order(id: 3, cents: 99, isSent: false),
        ], isOpen: true)
    run(orders: [Order(id: 1, cents: 10, isSent: false)], isOpen: false)
}
