import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class NoteListRouter {
}

// MARK: - Router input

extension NoteListRouter: NoteListRouterInput {

    func makeNoteEditor() -> NoteEditorViewController {
        NoteEditorViewController()
    }
}
