import UIKit

final class OrdersWireframe: BaseWireframe<OrdersViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = OrdersViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: OrdersViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: OrdersViewController) -> OrdersPresenterInterface {
        OrdersWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: OrdersViewInterface) -> OrdersPresenter {
        let interactor = OrdersInteractor()
        let presenter = OrdersPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension OrdersWireframe: OrdersWireframeInterface {
}
