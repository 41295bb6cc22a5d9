import Foundation

@preconcurrency @MainActor
final class TicketsInteractor {

    // MARK: - Properties -

    private let store: TicketStore

    // MARK: - Lifecycle -

    init(store: TicketStore) {
        self.store = store
    }
}

// MARK: - Extensions -

extension TicketsInteractor: TicketsInteractorInterface {

    // MARK: - Business use case

    func all() -> [String] {
        store.all()
    }

    func buyTitle(_ title: String, then done: @escaping (Int) -> Void) {
        store.buy(title, then: done)
    }
}
