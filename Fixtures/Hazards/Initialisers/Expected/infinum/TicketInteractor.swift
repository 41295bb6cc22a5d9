import Foundation

@preconcurrency @MainActor
final class TicketInteractor {

    // MARK: - Public properties -

    weak var output: TicketInteractorOutputInterface!

    // MARK: - Manage model

    let event: Event
    let desk: TicketDesk
    let code: String

    // MARK: - Lifecycle -

    init(event: Event, desk: TicketDesk, code: String) {
        self.event = event
        self.desk = desk
        self.code = code
    }
}

// MARK: - Extensions -

extension TicketInteractor: TicketInteractorInterface {

    // MARK: - Business use case

    func register() {
        desk.onClose = { [weak self] in
            self?.output.note = "closed"
        }
    }
}
