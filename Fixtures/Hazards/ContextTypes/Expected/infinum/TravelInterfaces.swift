import UIKit

@preconcurrency @MainActor
protocol TravelWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol TravelViewInterface: ViewInterface {
    var placeText: String? { get }

    func showList()
    func showSpent()
}

@preconcurrency @MainActor
protocol TravelPresenterInterface: PresenterInterface {
    var tickets: [Ticket] { get }
    var limit: Int { get }
    var currency: Currency { get }
    var visits: Int { get }
    var wallet: Wallet { get }

    func search()
    func toggleMode()
    func buyFirst()
}

@preconcurrency @MainActor
protocol TravelInteractorInterface: InteractorInterface {
    var wallet: Wallet { get }
    var apiMode: TravelAPI.Mode { get }
    var apiLimit: Int { get }

    func fetchTickets(to place: String) -> [Ticket]
    func setMode(_ mode: TravelAPI.Mode)
}
