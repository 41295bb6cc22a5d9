import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class SearchModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault(index: SearchIndex, history: SearchHistory) -> SearchViewController {
        SearchViewController(index: index, history: history)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: SearchViewController, history: SearchHistory) -> SearchDefaultPresenter {
        let interactor = SearchDefaultInteractor()
        let presenter = SearchDefaultPresenter(history: history)
        let router = SearchDefaultRouter()

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
