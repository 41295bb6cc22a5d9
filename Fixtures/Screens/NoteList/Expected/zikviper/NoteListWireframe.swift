import UIKit

@preconcurrency @MainActor
class NoteListWireframe {

    // MARK: - Module

    weak var view: NoteListViewController!
    var router: NoteListRouterInput!
}

// MARK: - Wireframe input

extension NoteListWireframe: NoteListWireframeInput {

    // MARK: - Wireframe

    func showEditor(for note: Note?) {
        let editor = router.makeNoteEditor()
        editor.note = note
        view.navigationController?.pushViewController(editor, animated: true)
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }
}
