import UIKit

@preconcurrency @MainActor
protocol OrdersWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol OrdersViewInterface: ViewInterface {
    func reloadTableView()
}

@preconcurrency @MainActor
protocol OrdersPresenterInterface: PresenterInterface {
    var orders: [Order] { get }
    var archived: [Order] { get }
    var couriers: [Courier] { get }

    func load()
}

@preconcurrency @MainActor
protocol OrdersInteractorInterface: InteractorInterface {
    func fetch(_ done: @escaping ([Order], [Courier]) -> Void)
}
