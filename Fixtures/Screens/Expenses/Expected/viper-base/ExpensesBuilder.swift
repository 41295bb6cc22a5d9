import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class ExpensesBuilder: VIPERBuilder<ExpensesViewController, ExpensesPresenter, ExpensesInteractor, ExpensesRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension ExpensesBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
    static func assemble(_ view: ExpensesViewController) -> ExpensesPresenter {
        let router = ExpensesRouter()
        let interactor = ExpensesInteractor()
        let presenter = ExpensesPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
