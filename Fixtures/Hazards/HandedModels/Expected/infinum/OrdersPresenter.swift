import Foundation

@preconcurrency @MainActor
final class OrdersPresenter {

    // MARK: - Private properties -

    private unowned let view: OrdersViewInterface
    private let interactor: OrdersInteractorInterface
    private let wireframe: OrdersWireframeInterface

    // MARK: - Properties -

    var orders: [Order] = []
    var archived: [Order] = []
    var couriers: [Courier] = []

    // MARK: - Lifecycle -

    init(
        view: OrdersViewInterface,
        interactor: OrdersInteractorInterface,
        wireframe: OrdersWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension OrdersPresenter: OrdersPresenterInterface {

    func load() {
        interactor.fetch { [weak self] orders, couriers in
            self?.orders = orders
            self?.archived = orders.filter(\.isPaid)
            self?.couriers = couriers
            self?.view.reloadTableView()
        }
    }
}
