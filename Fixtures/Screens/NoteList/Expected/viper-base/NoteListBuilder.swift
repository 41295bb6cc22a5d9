import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class NoteListBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: NoteListViewController, presenter: NoteListPresenter) {
        let view = NoteListViewController()
        return (view, view.presenter as! NoteListPresenter)
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
