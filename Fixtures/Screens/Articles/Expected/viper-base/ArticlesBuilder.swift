import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class ArticlesBuilder {

    /// A new screen with its presenter.
    static func build(store: ArticleStoreProtocol) -> (view: ArticlesViewController, presenter: ArticlesPresenter) {
        let view = ArticlesViewController(store: store)
        return (view, view.presenter as! ArticlesPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: ArticlesViewController, store: ArticleStoreProtocol?) -> ArticlesPresenter {
        let router = ArticlesRouter()
        let interactor = ArticlesInteractor(store: store)
        let presenter = ArticlesPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
