import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum RemindersBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(source: ReminderSource) -> RemindersViewController {
        RemindersViewController(source: source)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RemindersViewController, source: ReminderSource) -> RemindersViewPresenter {
        let wireframe = RemindersWireframe()
        let interactor = RemindersInteractor(source: source)
        let presenter = RemindersViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = RemindersRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
