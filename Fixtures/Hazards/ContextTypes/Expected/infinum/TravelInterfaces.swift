import UIKit

@preconcurrency @MainActor
protocol TravelWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol TravelViewInterface: ViewInterface {
    func showSpent()
}

@preconcurrency @MainActor
protocol TravelPresenterInterface: PresenterInterface {
    var tickets: [Ticket] { get set }
    var limit: Int { get }
    var currency: Currency { get }
    var wallet: Wallet { get }

    func toggleMode()
    func buyFirst()
    func fetchTickets(to place: String) -> [Ticket]
}

@preconcurrency @MainActor
protocol TravelInteractorInterface: InteractorInterface {
    var api: TravelAPI { get }
    var wallet: Wallet { get }
    var apiLimit: Int { get }

    func fetchTickets(to place: String) -> [Ticket]
}
