import Foundation

@preconcurrency @MainActor
final class BookingInteractor {

    // MARK: - Properties -

    private let bookingService: BookingService

    let store: TicketStore

    // MARK: - Lifecycle -

    init(bookingService: BookingService? = nil, store: TicketStore? = nil) {
        self.bookingService = bookingService ?? .shared
        self.store = store ?? TicketStore()
    }
}

// MARK: - Extensions -

extension BookingInteractor: BookingInteractorInterface {

    // MARK: - Business use case

    var tickets: [Ticket] { store.tickets }

    func lastPassenger() -> String? {
        store.lastPassenger()
    }

    func log(_ event: String, count: Int) {
        Tracker.log(event, count: count)
    }

    func search(from origin: String, to destination: String, completion: @escaping ([Train]) -> Void) {
        bookingService.search(from: origin, to: destination, completion: completion)
    }

    func reserve(
        _ train: Train,
        for passenger: String,
        completion: @escaping (Result<Ticket, BookingError>) -> Void
    ) {
        bookingService.reserve(train, for: passenger, completion: completion)
    }

    func payTicket(_ ticket: Ticket, completion: @escaping (BookingError?) -> Void) {
        bookingService.pay(ticket, completion: completion)
    }

    func add(_ ticket: Ticket) {
        store.add(ticket)
    }

    func log(_ event: String) {
        Tracker.log(event)
    }

    func release(_ ticket: Ticket) {
        bookingService.release(ticket)
    }
}
