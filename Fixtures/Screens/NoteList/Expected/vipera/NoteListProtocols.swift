import UIKit

@preconcurrency @MainActor
protocol NoteListView: AnyObject, Sendable {
    func showNotes()
}

@preconcurrency @MainActor
protocol NoteListPresenter: AnyObject, Sendable {
    var filter: String { get set }
    var notes: [Note] { get }

    func didTapAdd()
    func didLoad(_ result: Result<[Note], Error>)
    func commit(forRowAt indexPath: IndexPath)
    func didSelectRow(at indexPath: IndexPath)
    func loadNotes()
}

@preconcurrency @MainActor
protocol NoteListInteractor: AnyObject, Sendable {
    func loadNotes()
    func delete(_ note: Note)
}

@preconcurrency @MainActor
protocol NoteListRouter: AnyObject, Sendable {
    func showEditor(for note: Note?)
    func showError(_ error: Error)
}
