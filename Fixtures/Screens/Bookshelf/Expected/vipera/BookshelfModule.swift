import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class BookshelfModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> BookshelfViewController {
        BookshelfViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: BookshelfViewController) -> BookshelfDefaultPresenter {
        let interactor = BookshelfDefaultInteractor()
        let presenter = BookshelfDefaultPresenter()
        let router = BookshelfDefaultRouter()

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
