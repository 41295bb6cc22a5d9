import UIKit

@preconcurrency @MainActor
protocol OrdersViewInput: AnyObject, Sendable {
    func reloadTableView()
}

@preconcurrency @MainActor
protocol OrdersViewEventHandler: AnyObject, Sendable {
    func load()
}

@preconcurrency @MainActor
protocol OrdersViewDataSource: AnyObject, Sendable {
    var numberOfArchivedOrders: Int { get }
    var numberOfOrders: Int { get }
    var firstOrder: Order? { get }

    func orderLine(at indexPath: IndexPath) -> String
    func isPaid(at indexPath: IndexPath) -> Bool
    func archivedOrder(at indexPath: IndexPath) -> Order
    func order(at indexPath: IndexPath) -> Order
    func courier(at indexPath: IndexPath) -> Courier
}

@preconcurrency @MainActor
protocol OrdersInteractorInput: AnyObject, Sendable {
    func fetch(_ done: @escaping ([Order], [Courier]) -> Void)
}

@preconcurrency @MainActor
protocol OrdersInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol OrdersInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol OrdersWireframeInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol OrdersRouterInput: AnyObject, Sendable {
}
