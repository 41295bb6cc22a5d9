import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum ExpensesBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> ExpensesViewController {
        ExpensesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ExpensesViewController) -> ExpensesViewPresenter {
        let wireframe = ExpensesWireframe()
        let interactor = ExpensesInteractor()
        let presenter = ExpensesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = ExpensesRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
