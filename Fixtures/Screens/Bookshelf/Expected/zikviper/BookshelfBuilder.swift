import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum BookshelfBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> BookshelfViewController {
        BookshelfViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: BookshelfViewController) -> BookshelfViewPresenter {
        let wireframe = BookshelfWireframe()
        let interactor = BookshelfInteractor()
        let presenter = BookshelfViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = BookshelfRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
