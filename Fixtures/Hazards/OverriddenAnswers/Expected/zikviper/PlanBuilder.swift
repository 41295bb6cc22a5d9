import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum PlanBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> PlanViewController {
        PlanViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PlanViewController) -> PlanViewPresenter {
        let wireframe = PlanWireframe()
        let interactor = PlanInteractor()
        let presenter = PlanViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = PlanRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
