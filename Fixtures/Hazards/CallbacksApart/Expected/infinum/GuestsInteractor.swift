import Foundation

@preconcurrency @MainActor
final class GuestsInteractor {

    // MARK: - Properties -

    private let guestStore: GuestStore

    // MARK: - Lifecycle -

    init(guestStore: GuestStore = .shared) {
        self.guestStore = guestStore
    }
}

// MARK: - Extensions -

extension GuestsInteractor: GuestsInteractorInterface {

    // MARK: - Business use case

    var guestStoreGuests: [String] { guestStore.guests }
}
