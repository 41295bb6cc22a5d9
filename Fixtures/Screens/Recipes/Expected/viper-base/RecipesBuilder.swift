import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class RecipesBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: RecipesViewController, presenter: RecipesPresenter) {
        let view = RecipesViewController()
        return (view, view.presenter as! RecipesPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: RecipesViewController) -> RecipesPresenter {
        let router = RecipesRouter()
        let interactor = RecipesInteractor()
        let presenter = RecipesPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
