import Foundation

@preconcurrency @MainActor
final class OrdersInteractor {

    // MARK: - Properties -

    private let store: OrderStore

    // MARK: - Lifecycle -

    init(store: OrderStore? = nil) {
        self.store = store ?? OrderStore.shared
    }
}

// MARK: - Extensions -

extension OrdersInteractor: OrdersInteractorInterface {

    // MARK: - Business use case

    func fetch(_ done: @escaping ([Order], [Courier]) -> Void) {
        store.fetch(done)
    }
}
