import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum InboxBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> InboxViewController {
        InboxViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: InboxViewController) -> InboxViewPresenter {
        let wireframe = InboxWireframe()
        let interactor = InboxInteractor()
        let presenter = InboxViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = InboxRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
