import Foundation

@preconcurrency @MainActor
final class EventsInteractor {

    // MARK: - Properties -

    let client = EventClient.shared
}

// MARK: - Extensions -

extension EventsInteractor: EventsInteractorInterface {
}
