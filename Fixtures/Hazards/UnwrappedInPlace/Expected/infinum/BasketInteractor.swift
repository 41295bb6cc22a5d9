import Foundation

@preconcurrency @MainActor
final class BasketInteractor {

    // MARK: - Properties -

    private let basketStore: BasketStore

    // MARK: - Lifecycle -

    init(basketStore: BasketStore = .shared) {
        self.basketStore = basketStore
    }
}

// MARK: - Extensions -

extension BasketInteractor: BasketInteractorInterface {

    // MARK: - Business use case

    func take() {
        basketStore.add("bag")
    }

    func add(_ name: String) {
        basketStore.add(name)
    }

    func rename(_ name: String?) {
        basketStore.rename(name)
    }

    func weighBasket(_ weights: [Int]) {
        basketStore.weigh(weights)
    }

    func fruits() -> [String]? {
        basketStore.fruits()
    }
}
