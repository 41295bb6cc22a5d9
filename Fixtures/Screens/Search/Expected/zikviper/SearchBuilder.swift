import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum SearchBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(index: SearchIndex, history: SearchHistory) -> SearchViewController {
        SearchViewController(index: index, history: history)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SearchViewController, history: SearchHistory) -> SearchViewPresenter {
        let wireframe = SearchWireframe()
        let interactor = SearchInteractor()
        let presenter = SearchViewPresenter(history: history)

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = SearchRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
