import Foundation

@preconcurrency @MainActor
final class TravelInteractor {

    // MARK: - Manage model

    lazy var api = TravelAPI.current()
    lazy var wallet = makeWallet()
}

// MARK: - Extensions -

extension TravelInteractor: TravelInteractorInterface {
}
