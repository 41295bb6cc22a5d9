import Foundation

@preconcurrency @MainActor
final class TripsInteractor {

    // MARK: - Properties -

    private let tripStore: TripStore

    // MARK: - Lifecycle -

    init(tripStore: TripStore = .shared) {
        self.tripStore = tripStore
    }
}

// MARK: - Extensions -

extension TripsInteractor: TripsInteractorInterface {

    // MARK: - Business use case

    func load(_ done: ([Trip]) -> Void) {
        tripStore.load(done)
    }
}
