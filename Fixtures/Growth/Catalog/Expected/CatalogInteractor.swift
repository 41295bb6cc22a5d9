import Foundation

final class CatalogInteractor: CatalogItems {

    let names = ["Tea", "Pot"]

    private let prices: PriceService

    // MARK: - Lifecycle -

    init(prices: PriceService = PriceService()) {
        self.prices = prices
    }

    // MARK: - Business use case -

    func order(_ price: Int) {
        prices.order(price)
    }

    func fetch(_ done: @escaping ([Int]) -> Void) {
        prices.fetch(done)
    }
}
