import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class ExpensesBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: ExpensesViewController, presenter: ExpensesPresenter) {
        let view = ExpensesViewController()
        return (view, view.presenter as! ExpensesPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
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
