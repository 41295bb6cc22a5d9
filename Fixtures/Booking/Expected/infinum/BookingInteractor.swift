import Foundation

@preconcurrency @MainActor
final class BookingInteractor {

    // MARK: - Properties -

    let store = TicketStore()
}

// MARK: - Extensions -

extension BookingInteractor: BookingInteractorInterface {

    // MARK: - Business use case

    func lastPassenger() -> String? {
        store.lastPassenger()
    }

    func log(_ event: String, count: Int) {
        Tracker.log(event, count: count)
    }

    func search(from origin: String, to destination: String, completion: @escaping ([Train]) -> Void) {
        BookingService.shared.search(from: origin, to: destination, completion: completion)
    }

    func reserve(_ train: Train, for passenger: String, completion: @escaping (Result<Ticket, BookingError>) -> Void) {
        BookingService.shared.reserve(train, for: passenger, completion: completion)
    }

    func payTicket(_ ticket: Ticket, completion: @escaping (BookingError?) -> Void) {
        BookingService.shared.pay(ticket, completion: completion)
    }

    func add(_ ticket: Ticket) {
        store.add(ticket)
    }

    func release(_ ticket: Ticket) {
        BookingService.shared.release(ticket)
    }
}
