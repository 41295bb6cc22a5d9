import UIKit

struct Train: Equatable {
    let number: Int
    var seats: Int
    var price = 20

    var name: String { "Train \(number)" }
}

struct Ticket: Equatable {
    let train: Train
    let passenger: String
    var isReturn = false
}

enum BookingError: Error {
    case full
    case declined(String)
}

/// Answers when the driver says so.
@MainActor
final class BookingService {
    static let shared = BookingService()

    var trains = [Train(number: 1, seats: 2), Train(number: 2, seats: 0, price: 15), Train(number: 3, seats: 9, price: 30)]
    private var waiting: [() -> Void] = []

    func search(from origin: String, to destination: String, completion: @escaping ([Train]) -> Void) {
        Trace.record("service.search(\(origin), \(destination))")
        waiting.append { [trains] in completion(origin == destination ? [] : trains) }
    }

    func reserve(_ train: Train, for passenger: String, completion: @escaping (Result<Ticket, BookingError>) -> Void) {
        Trace.record("service.reserve(\(train.number), \(passenger))")
        waiting.append {
            completion(train.seats == 0 ? .failure(.full) : .success(Ticket(train: train, passenger: passenger)))
        }
    }

    func pay(_ ticket: Ticket, completion: @escaping (BookingError?) -> Void) {
        Trace.record("service.pay(\(ticket.train.number), \(ticket.isReturn))")
        waiting.append { completion(ticket.passenger == "Nobody" ? .declined("no such card") : nil) }
    }

    @discardableResult
    func release(_ ticket: Ticket) -> Bool {
        Trace.record("service.release(\(ticket.train.number))")
        return true
    }

    func answer() {
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }
}

@MainActor
final class TicketStore {
    private(set) var tickets: [Ticket] = []

    func add(_ ticket: Ticket) {
        Trace.record("store.add(\(ticket.train.number))")
        tickets.append(ticket)
    }

    func lastPassenger() -> String? { tickets.last?.passenger }
}

@MainActor
enum Tracker {
    static func log(_ event: String, count: Int = 1) {
        Trace.record("log \(event) \(count)")
    }
}

@MainActor
protocol TicketViewControllerDelegate: AnyObject {
    func ticketViewController(_ controller: TicketViewController, didReturn ticket: Ticket)
}

final class TicketViewController: UIViewController {
    var ticket: Ticket?
    var note = ""
    weak var delegate: TicketViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("ticket of \(ticket?.passenger ?? "nobody"), \(note)")
    }

    static func reading(_ ticket: Ticket) -> TicketViewController? {
        guard ticket.train.number != 2 else { return nil }
        let screen = TicketViewController()
        screen.ticket = ticket
        return screen
    }

    func giveBack() {
        guard let ticket else { return }
        delegate?.ticketViewController(self, didReturn: ticket)
    }
}

final class HelpViewController: UIViewController {
    var topic = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("help on \(topic)")
    }
}
