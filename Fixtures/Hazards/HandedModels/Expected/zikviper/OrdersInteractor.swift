import Foundation

@preconcurrency @MainActor
class OrdersInteractor {

    // MARK: - Module

    weak var eventHandler: OrdersInteractorEventHandler!
    weak var dataSource: OrdersInteractorDataSource!

    // MARK: - Properties

    private let store: OrderStore

    // MARK: - Lifecycle

    init(store: OrderStore? = nil) {
        self.store = store ?? OrderStore.shared
    }
}

// MARK: - Interactor input

extension OrdersInteractor: OrdersInteractorInput {

    // MARK: - Business use case

    func fetch(_ done: @escaping ([Order], [Courier]) -> Void) {
        store.fetch(done)
    }
}
