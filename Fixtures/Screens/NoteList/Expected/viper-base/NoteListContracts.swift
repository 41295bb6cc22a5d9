import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol NoteListViewProtocol: AnyObject, Sendable {
    func showNotes()
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol NoteListViewOutputProtocol: AnyObject, Sendable {
    var filter: String { get set }
    var notes: [Note] { get }

    func didTapAdd()
    func commit(forRowAt indexPath: IndexPath)
    func didSelectRow(at indexPath: IndexPath)
    func loadNotes()
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol NoteListInteractorProtocol: AnyObject, Sendable {
    func loadNotes()
    func delete(_ note: Note)
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol NoteListInteractorOutputProtocol: AnyObject, Sendable {
    var filter: String { get }

    func didLoad(_ result: Result<[Note], Error>)
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol NoteListRouterProtocol: AnyObject, Sendable {
    func showEditor(for note: Note?)
    func showError(_ error: Error)
}
