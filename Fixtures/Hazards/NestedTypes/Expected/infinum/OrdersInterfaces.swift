import UIKit

@preconcurrency @MainActor
protocol OrdersWireframeInterface: WireframeInterface {
    func explain(_ failure: OrdersViewController.Failure)
}

@preconcurrency @MainActor
protocol OrdersViewInterface: ViewInterface {
    func show(_ summary: OrdersViewController.Summary)
}

@preconcurrency @MainActor
protocol OrdersPresenterInterface: PresenterInterface {
    var filter: OrdersViewController.Filter { get set }
    var ticker: OrdersViewController.Ticker { get }
    var texts: [String] { get }
    var desk: OrderDesk { get set }

    func toggle(_ id: Int)
    func refresh(_ completion: OrdersViewController.Completion)
}

@preconcurrency @MainActor
protocol OrdersInteractorInterface: InteractorInterface {
    var desk: OrderDesk { get set }
    var orders: [Order] { get }

    func summarise(_ filter: OrdersViewController.Filter) throws -> OrdersViewController.Summary
}
