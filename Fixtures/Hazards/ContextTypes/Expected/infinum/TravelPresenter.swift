import Foundation

@preconcurrency @MainActor
final class TravelPresenter {

    // MARK: - Private properties -

    private unowned let view: TravelViewInterface
    private let interactor: TravelInteractorInterface
    private let wireframe: TravelWireframeInterface

    // MARK: - Provide view data source

    lazy var tickets = interactor.fetchTickets(to: "Rome")
    private lazy var mode = interactor.api.mode
    lazy var limit = interactor.apiLimit
    var currency = Currency.home

    // MARK: - Lifecycle -

    init(
        view: TravelViewInterface,
        interactor: TravelInteractorInterface,
        wireframe: TravelWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TravelPresenter: TravelPresenterInterface {

    // MARK: - Handle view event

    func toggleMode() {
        mode = mode == .fast ? .cheap : .fast
        interactor.api.mode = mode
    }

    func buyFirst() {
        guard let ticket = tickets.first else { return }
        interactor.wallet.pay(ticket.price, in: currency)
        view.showSpent()
    }

    // MARK: - Forwarding

    var wallet: Wallet { interactor.wallet }

    func fetchTickets(to place: String) -> [Ticket] {
        interactor.fetchTickets(to: place)
    }
}
