import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class NoteListBuilder: VIPERBuilder<NoteListViewController, NoteListPresenter, NoteListInteractor, NoteListRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension NoteListBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
    static func assemble(_ view: NoteListViewController) -> NoteListPresenter {
        let router = NoteListRouter()
        let interactor = NoteListInteractor()
        let presenter = NoteListPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
