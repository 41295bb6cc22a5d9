import UIKit

@preconcurrency @MainActor
class NoteListRouter {

    // MARK: - Properties

    weak var viewController: NoteListViewController!
}

// MARK: - NoteListRouterProtocol

extension NoteListRouter: NoteListRouterProtocol {

    // MARK: - Wireframe

    func showEditor(for note: Note?) {
        let editor = NoteEditorViewController()
        editor.note = note
        viewController.navigationController?.pushViewController(editor, animated: true)
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
