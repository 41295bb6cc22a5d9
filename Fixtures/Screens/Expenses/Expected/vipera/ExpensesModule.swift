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
        let router = ExpensesDefaultRouter()
        let interactor = ExpensesDefaultInteractor()
        let presenter = ExpensesDefaultPresenter(interactor: interactor, router: router)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
