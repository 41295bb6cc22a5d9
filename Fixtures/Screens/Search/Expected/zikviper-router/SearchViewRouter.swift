import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class SearchViewRouter {

    // MARK: - Module

    weak var view: SearchViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(index: SearchIndex, history: SearchHistory) -> SearchViewController {
        SearchViewController(index: index, history: history)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SearchViewController, history: SearchHistory) -> SearchViewPresenter {
        let router = SearchViewRouter()
        let interactor = SearchInteractor()
        let presenter = SearchViewPresenter(history: history)

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Wireframe

    func open(_ hit: Hit) {
        let reader = ReaderViewController(page: hit.page)
        reader.hidesBottomBarWhenPushed = true
        view.navigationController?.pushViewController(reader, animated: true)
    }
}
