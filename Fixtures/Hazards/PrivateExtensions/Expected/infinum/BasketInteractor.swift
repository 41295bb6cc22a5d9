import Foundation

@preconcurrency @MainActor
final class BasketInteractor {

    // MARK: - Manage model

    private let basket = Basket()
}

// MARK: - Extensions -

extension BasketInteractor: BasketInteractorInterface {

    // MARK: - Business use case

    func store(_ item: String) -> Bool {
        basket.add(item, upTo: BasketViewController.Constants.limit)
    }
}
