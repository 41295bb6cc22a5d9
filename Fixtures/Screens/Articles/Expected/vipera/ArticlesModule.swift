import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class ArticlesModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault(store: ArticleStoreProtocol) -> ArticlesViewController {
        ArticlesViewController(store: store)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: ArticlesViewController, store: ArticleStoreProtocol?) -> ArticlesDefaultPresenter {
        let interactor = ArticlesDefaultInteractor(store: store)
        let presenter = ArticlesDefaultPresenter()
        let router = ArticlesDefaultRouter()

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
