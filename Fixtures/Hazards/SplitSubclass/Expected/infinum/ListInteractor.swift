import Foundation

@preconcurrency @MainActor
final class ListInteractor {

    // MARK: - Properties -

    private let store: ListStore

    // MARK: - Lifecycle -

    init(store: ListStore? = nil) {
        self.store = store ?? ListStore.shared
    }
}

// MARK: - Extensions -

extension ListInteractor: ListInteractorInterface {

    // MARK: - Business use case

    func fetchItems() -> [String] {
        store.items()
    }

    func save(_ item: String) {
        store.save(item)
    }
}
