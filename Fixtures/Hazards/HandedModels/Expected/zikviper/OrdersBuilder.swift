import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum OrdersBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> OrdersViewController {
        OrdersViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: OrdersViewController) -> OrdersViewPresenter {
        let wireframe = OrdersWireframe()
        let interactor = OrdersInteractor()
        let presenter = OrdersViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = OrdersRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
