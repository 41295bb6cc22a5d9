import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class NoteListModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> NoteListViewController {
        NoteListViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: NoteListViewController) -> NoteListDefaultPresenter {
        let router = NoteListDefaultRouter()
        let interactor = NoteListDefaultInteractor()
        let presenter = NoteListDefaultPresenter(interactor: interactor, router: router)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
