import Foundation

@preconcurrency @MainActor
final class EventsInteractor {

    // MARK: - Public properties -

    weak var output: EventsInteractorOutputInterface!

    // MARK: - Properties -

    var events: [Event] = []

    let client = EventClient.shared
}

// MARK: - Extensions -

extension EventsInteractor: EventsInteractorInterface {

    // MARK: - Networking

    func fetchEvents() {
        client.events(in: output.city) { [weak self] events, error in
            if let error = error {
                self?.output.presentAlert(for: error)
            } else {
                self?.events = events
                self?.output.refresh()
            }
        }
    }
}
