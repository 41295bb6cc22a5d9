import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class BookshelfBuilder: VIPERBuilder<BookshelfViewController, BookshelfPresenter, BookshelfInteractor, BookshelfRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension BookshelfBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
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
