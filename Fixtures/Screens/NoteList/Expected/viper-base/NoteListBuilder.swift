import UIKit

/// Makes the parts of the module and connects them.
class NoteListBuilder: VIPERBuilder<NoteListViewController, NoteListPresenter, NoteListInteractor, NoteListRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }

    /// A new screen with its presenter.
    static func build() -> (view: NoteListViewController, presenter: NoteListViewOutputProtocol) {
        let view = NoteListViewController()
        return (view, view.presenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
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
