import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum TrailBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> TrailViewController {
        TrailViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TrailViewController) -> TrailViewPresenter {
        let wireframe = TrailWireframe()
        let interactor = TrailInteractor()
        let presenter = TrailViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = TrailRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
