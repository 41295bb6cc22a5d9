import Foundation

@preconcurrency @MainActor
final class CatalogInteractor {

    // MARK: - Properties -

    private let priceService: PriceService

    // MARK: - Lifecycle -

    init(priceService: PriceService? = nil) {
        self.priceService = priceService ?? .shared
    }
}

// MARK: - Extensions -

extension CatalogInteractor: CatalogInteractorInterface {

    // MARK: - Business use case

    func loadPrice(_ titles: [String], completion: @escaping ([Book]) -> Void) {
        priceService.load(titles, completion: completion)
    }
}
