import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class BookingRouter {
}

// MARK: - Router input

extension BookingRouter: BookingRouterInput {

    func makeHelp() -> HelpViewController {
        HelpViewController()
    }

    func makeTicket() -> TicketViewController {
        TicketViewController()
    }
}
