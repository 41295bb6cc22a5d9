import UIKit

@preconcurrency @MainActor
protocol BookingViewInput: AnyObject, Sendable {
    var originText: String? { get }
    var destinationText: String? { get }
    var passengerText: String? { get }
    var isReturnSwitchOn: Bool { get }

    func setBusy(_ isBusy: Bool)
    func setDestinationFieldText(_ text: String?)
    func setPassengerFieldText(_ text: String?)
    func setStatusLabelText(_ text: String?)
    func focusOriginField()
    func endEditing()
    func reloadTableView()
    func setStatusLabelTextColorToRed()
    func animateStatusLabel()
}

@preconcurrency @MainActor
protocol BookingViewEventHandler: AnyObject, Sendable {
    func fillIn()
    func helpTapped()
    func searchTapped()
    func ticketsTapped()
    func closeTapped()
    func didSelectRow(at indexPath: IndexPath)
    func didReturn(_ ticket: Ticket)
}

@preconcurrency @MainActor
protocol BookingViewDataSource: AnyObject, Sendable {
    var suggestedDestination: String? { get set }
    var numberOfTrains: Int { get }
    var store: TicketStore { get }

    func name(at indexPath: IndexPath) -> String
    func seats(at indexPath: IndexPath) -> Int
    func price(at indexPath: IndexPath) -> Int
}

@preconcurrency @MainActor
protocol BookingInteractorInput: AnyObject, Sendable {
    var store: TicketStore { get }
    var tickets: [Ticket] { get }

    func lastPassenger() -> String?
    func log(_ event: String, count: Int)
    func search(from origin: String, to destination: String, completion: @escaping ([Train]) -> Void)
    func reserve(
        _ train: Train,
        for passenger: String,
        completion: @escaping (Result<Ticket, BookingError>) -> Void
    )
    func payTicket(_ ticket: Ticket, completion: @escaping (BookingError?) -> Void)
    func add(_ ticket: Ticket)
    func log(_ event: String)
    func release(_ ticket: Ticket)
}

@preconcurrency @MainActor
protocol BookingInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol BookingInteractorDataSource: AnyObject, Sendable {
}
