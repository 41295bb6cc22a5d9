import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class ExpensesModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> ExpensesViewController {
        ExpensesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: ExpensesViewController) -> ExpensesDefaultPresenter {
        let interactor = ExpensesDefaultInteractor()
        let presenter = ExpensesDefaultPresenter()
        let router = ExpensesDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
