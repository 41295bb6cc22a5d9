import Foundation

@preconcurrency @MainActor
final class UnnamedScreenInteractor {

    // MARK: - Properties -

    private let store = CountStore.shared
}

// MARK: - Extensions -

extension UnnamedScreenInteractor: UnnamedScreenInteractorInterface {

    // MARK: - Business use case

    func load() -> Int {
        store.load()
    }

    func save(_ count: Int) {
        store.save(count)
    }
}
