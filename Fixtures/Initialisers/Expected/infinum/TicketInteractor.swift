import Foundation

@preconcurrency @MainActor
final class TicketInteractor {

    // MARK: - Public properties -

    weak var output: TicketInteractorOutputInterface!
}

// MARK: - Extensions -

extension TicketInteractor: TicketInteractorInterface {

    // MARK: - Business use case

    func register() {
        output.desk.onClose = { [weak self] in
            self?.output.note = "closed"
        }
    }
}
