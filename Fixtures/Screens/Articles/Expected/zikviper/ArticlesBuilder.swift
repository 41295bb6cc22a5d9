import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum ArticlesBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(store: ArticleStoreProtocol) -> ArticlesViewController {
        ArticlesViewController(store: store)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: ArticlesViewController,
        store: ArticleStoreProtocol?
    ) -> ArticlesViewPresenter {
        let wireframe = ArticlesWireframe()
        let interactor = ArticlesInteractor(store: store)
        let presenter = ArticlesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = ArticlesRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
