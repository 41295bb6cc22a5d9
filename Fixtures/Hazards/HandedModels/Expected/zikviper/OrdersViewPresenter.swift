import Foundation

@preconcurrency @MainActor
class OrdersViewPresenter {

    // MARK: - Module

    weak var view: OrdersViewInput!
    var interactor: OrdersInteractorInput!
    var wireframe: OrdersWireframeInput!

    // MARK: - Properties

    private var orders: [Order] = []
    private var archived: [Order] = []
    private var couriers: [Courier] = []

    // MARK: - Helpers

    /// `"2.50"`
    private func price(_ cents: Int) -> String { "\(cents / 100).\(cents % 100)" }

    // The text of a row.
    private func line(_ order: Order, at place: Int) -> String {
        "\(place + 1). \(order.title): \(price(order.cents))"
    }
}

// MARK: - View event handler

extension OrdersViewPresenter: OrdersViewEventHandler {

    func load() {
        interactor.fetch { [weak self] orders, couriers in
            self?.orders = orders
            self?.archived = orders.filter(\.isPaid)
            self?.couriers = couriers
            self?.view.reloadTableView()
        }
    }
}

// MARK: - View data source

extension OrdersViewPresenter: OrdersViewDataSource {

    // MARK: - Provide view data source

    var numberOfArchivedOrders: Int { archived.count }

    var numberOfOrders: Int { orders.count }

    func orderLine(at indexPath: IndexPath) -> String {
        line(orders[indexPath.row], at: indexPath.row)
    }

    func isPaid(at indexPath: IndexPath) -> Bool {
        orders[indexPath.row].isPaid
    }

    func archivedOrder(at indexPath: IndexPath) -> Order {
        archived[indexPath.row]
    }

    func order(at indexPath: IndexPath) -> Order {
        orders[indexPath.row]
    }

    func courier(at indexPath: IndexPath) -> Courier {
        couriers[indexPath.row]
    }

    var firstOrder: Order? { orders.first }
}

// MARK: - Interactor event handler

extension OrdersViewPresenter: OrdersInteractorEventHandler {
}

// MARK: - Interactor data source

extension OrdersViewPresenter: OrdersInteractorDataSource {
}
