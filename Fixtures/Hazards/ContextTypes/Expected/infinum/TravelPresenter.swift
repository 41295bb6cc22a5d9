import Foundation

@preconcurrency @MainActor
final class TravelPresenter {

    // MARK: - Private properties -

    private unowned let view: TravelViewInterface
    private let interactor: TravelInteractorInterface
    private let wireframe: TravelWireframeInterface

    // MARK: - Provide view data source

    lazy var tickets = interactor.fetchTickets(to: "Rome")
    private lazy var mode = interactor.apiMode
    lazy var limit = interactor.apiLimit
    var currency = Currency.home
    lazy var visits = kept(0)

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

    func search() {
        visits += 1
        tickets = interactor.fetchTickets(to: view.placeText ?? "")
        view.showList()
    }

    func toggleMode() {
        mode = mode == .fast ? .cheap : .fast
        interactor.setMode(mode)
    }

    func buyFirst() {
        guard let ticket = tickets.first else { return }
        interactor.wallet.pay(ticket.price, in: currency)
        view.showSpent()
    }

    // MARK: - Forwarding

    var wallet: Wallet { interactor.wallet }
}
