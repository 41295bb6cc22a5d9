import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum NoteListBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> NoteListViewController {
        NoteListViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: NoteListViewController) -> NoteListViewPresenter {
        let wireframe = NoteListWireframe()
        let interactor = NoteListInteractor()
        let presenter = NoteListViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = NoteListRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
