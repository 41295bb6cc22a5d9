import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class RecipesBuilder: VIPERBuilder<RecipesViewController, RecipesPresenter, RecipesInteractor, RecipesRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension RecipesBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
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
