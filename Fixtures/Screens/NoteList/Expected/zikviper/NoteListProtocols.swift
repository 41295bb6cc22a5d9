import UIKit

@preconcurrency @MainActor
protocol NoteListViewInput: AnyObject, Sendable {
    func showNotes()
}

@preconcurrency @MainActor
protocol NoteListViewEventHandler: AnyObject, Sendable {
    func didTapAdd()
    func commit(forRowAt indexPath: IndexPath)
    func didSelectRow(at indexPath: IndexPath)
    func loadNotes()
}

@preconcurrency @MainActor
protocol NoteListViewDataSource: AnyObject, Sendable {
    var filter: String { get set }
    var hasNotes: Bool { get }
    var numberOfNotes: Int { get }

    func title(at indexPath: IndexPath) -> String?
}

@preconcurrency @MainActor
protocol NoteListInteractorInput: AnyObject, Sendable {
    func loadNotes()
    func delete(_ note: Note)
}

@preconcurrency @MainActor
protocol NoteListInteractorEventHandler: AnyObject, Sendable {
    func didLoad(_ result: Result<[Note], Error>)
}

@preconcurrency @MainActor
protocol NoteListInteractorDataSource: AnyObject, Sendable {
    var filter: String { get }
}

@preconcurrency @MainActor
protocol NoteListWireframeInput: AnyObject, Sendable {
    func showEditor(for note: Note?)
    func showError(_ error: Error)
}

@preconcurrency @MainActor
protocol NoteListRouterInput: AnyObject, Sendable {
    func makeNoteEditor() -> NoteEditorViewController
}
