import UIKit

final class TicketsWireframe: BaseWireframe<TicketsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TicketsViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TicketsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: TicketsViewController,
        store: TicketStore,
        basket: Basket,
        opened: Date
    ) -> TicketsPresenterInterface {
        TicketsWireframe(existing: viewController).makePresenter(
            for: viewController,
            store: store,
            basket: basket,
            opened: opened
        )
    }

    private func makePresenter(
        for view: TicketsViewInterface,
        store: TicketStore,
        basket: Basket,
        opened: Date
    ) -> TicketsPresenter {
        let interactor = TicketsInteractor(store: store)
        let presenter = TicketsPresenter(
            view: view,
            interactor: interactor,
            wireframe: self,
            basket: basket,
            opened: opened
        )
        return presenter
    }
}

// MARK: - Extensions -

extension TicketsWireframe: TicketsWireframeInterface {
}
