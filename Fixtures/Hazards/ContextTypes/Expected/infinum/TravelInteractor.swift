import Foundation

@preconcurrency @MainActor
final class TravelInteractor {

    // MARK: - Manage model

    lazy var api = TravelAPI.current()
    lazy var wallet = makeWallet()
}

// MARK: - Extensions -

extension TravelInteractor: TravelInteractorInterface {

    // MARK: - Business use case

    var apiLimit: Int { api.limit }

    func fetchTickets(to place: String) -> [Ticket] {
        api.tickets(to: place)
    }
}
