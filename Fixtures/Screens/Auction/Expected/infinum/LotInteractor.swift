import Foundation

@preconcurrency @MainActor
final class LotInteractor {

    // MARK: - Properties -

    private let auctionService: AuctionService
    private let userDefaults: UserDefaults
    private let wallet: Wallet

    // MARK: - Lifecycle -

    init(auctionService: AuctionService? = nil, userDefaults: UserDefaults = .standard, wallet: Wallet? = nil) {
        self.auctionService = auctionService ?? .shared
        self.userDefaults = userDefaults
        self.wallet = wallet ?? .shared
    }
}

// MARK: - Extensions -

extension LotInteractor: LotInteractorInterface {

    // MARK: - Business use case

    var amount: Any? { userDefaults.object(forKey: "auction.amount") }

    func setAmount(_ amount: Int) {
        userDefaults.set(amount, forKey: "auction.amount")
    }

    func removeAmount() {
        userDefaults.removeObject(forKey: "auction.amount")
    }

    func loadAuction(_ id: Int, completion: @escaping (Result<Lot, AuctionError>) -> Void) {
        auctionService.load(id, completion: completion)
    }

    func authorize(_ amount: Int, completion: @escaping (Result<String, AuctionError>) -> Void) {
        wallet.authorize(amount, completion: completion)
    }

    func bid(_ amount: Int, on lot: Lot, token: String, completion: @escaping (BidOutcome) -> Void) {
        auctionService.bid(amount, on: lot, token: token, completion: completion)
    }

    func release(_ token: String) {
        wallet.release(token)
    }

    func setWatched(_ isWatched: Bool, lot: Lot, completion: ((Bool) -> Void)?) {
        auctionService.setWatched(isWatched, lot: lot, completion: completion)
    }

    func report(_ lot: Lot, reason: String) {
        auctionService.report(lot, reason: reason)
    }

    func similar(to lot: Lot) async throws -> [Lot] {
        try await auctionService.similar(to: lot)
    }
}
