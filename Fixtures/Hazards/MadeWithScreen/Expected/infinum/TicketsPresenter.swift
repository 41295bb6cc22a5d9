import Foundation

@preconcurrency @MainActor
final class TicketsPresenter {

    // MARK: - Private properties -

    private unowned let view: TicketsViewInterface
    private let interactor: TicketsInteractorInterface
    private let wireframe: TicketsWireframeInterface

    // MARK: - Properties -

    private let basket: Basket

    private let opened: Date

    // MARK: - Lifecycle -

    init(
        view: TicketsViewInterface,
        interactor: TicketsInteractorInterface,
        wireframe: TicketsWireframeInterface,
        basket: Basket,
        opened: Date
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.basket = basket
        self.opened = opened
    }
}

// MARK: - Extensions -

extension TicketsPresenter: TicketsPresenterInterface {

    func viewDidLoad() {
        view.setUpViews(badgeTag: opened.timeIntervalSinceNow > 0 ? 1 : 0)
        view.setBadgeText("\(interactor.all().count)")
    }

    func buy() {
        guard let next = interactor.all().first(where: { !basket.titles.contains($0) }) else {
            view.setLabelText("sold out")
            return
        }
        basket.add(next)
        interactor.buyTitle(next) { [weak self] left in
            guard let self else { return }
            view.show(left)
        }
    }

    func useReserve() {
        let count = view.reserve.all().count
        view.reserve = TicketStore(name: "reserve of \(count)")
        view.show(count)
    }
}
