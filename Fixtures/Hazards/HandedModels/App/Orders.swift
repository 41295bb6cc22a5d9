import UIKit

struct Customer { var name: String }

struct Order {
    var title: String
    var cents: Int
    var isPaid = false
    var customer = Customer(name: "Ada")
}

/// Whoever has one changes it for all.
final class Courier {
    var name: String
    var calls = 0

    init(name: String) { self.name = name }
}

@MainActor
final class OrderStore {
    static let shared = OrderStore()
    let couriers = [Courier(name: "Ben"), Courier(name: "Eve")]

    func fetch(_ done: @escaping ([Order], [Courier]) -> Void) {
        Trace.record("fetch")
        MainLoop.enqueue {
            done([Order(title: "Tea", cents: 250), Order(title: "Cake", cents: 499, isPaid: true)], self.couriers)
        }
    }
}

final class OrderCell: UITableViewCell {
    var courier: Courier?

    func configure(with order: Order) { textLabel?.text = "[\(order.title)]" }

    func show(_ customer: Customer, isMarked: Bool) { Trace.record("customer \(customer.name), \(isMarked)") }

    func call() {
        courier?.calls += 1
        Trace.record("calls \(courier?.calls ?? 0)")
    }
}
