import UIKit

final class SearchWireframe: BaseWireframe<SearchViewController> {

    // MARK: - Module setup -

    init(index: SearchIndex, history: SearchHistory) {
        let moduleViewController = SearchViewController(index: index, history: history)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: SearchViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SearchViewController, history: SearchHistory) -> SearchPresenterInterface {
        SearchWireframe(existing: viewController).makePresenter(for: viewController, history: history)
    }

    private func makePresenter(for view: SearchViewInterface, history: SearchHistory) -> SearchPresenter {
        let interactor = SearchInteractor()
        let presenter = SearchPresenter(view: view, interactor: interactor, wireframe: self, history: history)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension SearchWireframe: SearchWireframeInterface {

    // MARK: - Wireframe

    func open(_ hit: Hit) {
        let reader = ReaderViewController(page: hit.page)
        reader.hidesBottomBarWhenPushed = true
        viewController.navigationController?.pushViewController(reader, animated: true)
    }
}
