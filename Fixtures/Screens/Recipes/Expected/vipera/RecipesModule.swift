import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class RecipesModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> RecipesViewController {
        RecipesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: RecipesViewController) -> RecipesDefaultPresenter {
        let router = RecipesDefaultRouter()
        let interactor = RecipesDefaultInteractor()
        let presenter = RecipesDefaultPresenter(interactor: interactor, router: router)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
