import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class SearchBuilder {

    /// A new screen with its presenter.
    static func build(
        index: SearchIndex,
        history: SearchHistory
    ) -> (view: SearchViewController, presenter: SearchPresenter) {
        let view = SearchViewController(index: index, history: history)
        return (view, view.presenter as! SearchPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: SearchViewController, history: SearchHistory) -> SearchPresenter {
        let router = SearchRouter()
        let interactor = SearchInteractor()
        let presenter = SearchPresenter(history: history)

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
