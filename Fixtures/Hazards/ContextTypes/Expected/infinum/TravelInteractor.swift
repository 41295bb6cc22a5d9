import Foundation

@preconcurrency @MainActor
final class TravelInteractor {

    // MARK: - Manage model

    private lazy var api = TravelAPI.current()
    lazy var wallet = makeWallet()
}

// MARK: - Extensions -

extension TravelInteractor: TravelInteractorInterface {

    // MARK: - Business use case

    var apiMode: TravelAPI.Mode { api.mode }

    var apiLimit: Int { api.limit }

    func fetchTickets(to place: String) -> [Ticket] {
        api.tickets(to: place)
    }

    func setMode(_ mode: TravelAPI.Mode) {
        api.mode = mode
    }
}
