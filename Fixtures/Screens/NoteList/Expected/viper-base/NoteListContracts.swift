import UIKit

@preconcurrency @MainActor
protocol NoteListViewProtocol: AnyObject, Sendable {
    func showNotes()
}

@preconcurrency @MainActor
protocol NoteListViewOutputProtocol: AnyObject, Sendable {
    var filter: String { get set }
    var notes: [Note] { get }

    func didTapAdd()
    func commit(forRowAt indexPath: IndexPath)
    func didSelectRow(at indexPath: IndexPath)
    func loadNotes()
}

@preconcurrency @MainActor
protocol NoteListInteractorProtocol: AnyObject, Sendable {
    func loadNotes()
    func delete(_ note: Note)
}

@preconcurrency @MainActor
protocol NoteListInteractorOutputProtocol: AnyObject, Sendable {
    var filter: String { get }

    func didLoad(_ result: Result<[Note], Error>)
}

@preconcurrency @MainActor
protocol NoteListRouterProtocol: AnyObject, Sendable {
    func showEditor(for note: Note?)
    func showError(_ error: Error)
}
