import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class BookshelfBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: BookshelfViewController, presenter: BookshelfPresenter) {
        let view = BookshelfViewController()
        return (view, view.presenter as! BookshelfPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: BookshelfViewController) -> BookshelfPresenter {
        let router = BookshelfRouter()
        let interactor = BookshelfInteractor()
        let presenter = BookshelfPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
