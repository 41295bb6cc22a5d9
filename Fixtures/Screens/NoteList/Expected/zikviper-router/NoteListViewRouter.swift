import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class NoteListViewRouter {

    // MARK: - Module

    weak var view: NoteListViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> NoteListViewController {
        NoteListViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: NoteListViewController) -> NoteListViewPresenter {
        let router = NoteListViewRouter()
        let interactor = NoteListInteractor()
        let presenter = NoteListViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Wireframe

    func showEditor(for note: Note?) {
        let editor = NoteEditorViewController()
        editor.note = note
        view.navigationController?.pushViewController(editor, animated: true)
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }
}
