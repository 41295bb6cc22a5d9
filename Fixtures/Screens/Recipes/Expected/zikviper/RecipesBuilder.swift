import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum RecipesBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> RecipesViewController {
        RecipesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RecipesViewController) -> RecipesViewPresenter {
        let wireframe = RecipesWireframe()
        let interactor = RecipesInteractor()
        let presenter = RecipesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = RecipesRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
