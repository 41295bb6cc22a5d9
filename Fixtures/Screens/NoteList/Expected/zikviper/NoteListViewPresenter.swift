import Foundation

@preconcurrency @MainActor
class NoteListViewPresenter {

    // MARK: - Module

    weak var view: NoteListViewInput!
    var interactor: NoteListInteractorInput!
    var wireframe: NoteListWireframeInput!

    // MARK: - Properties

    /// Only notes whose title contains this text are listed. Set by the previous screen.
    var filter = ""

    private var notes: [Note] = []
}

// MARK: - View event handler

extension NoteListViewPresenter: NoteListViewEventHandler {

    // MARK: - Handle view event

    func didTapAdd() {
        wireframe.showEditor(for: nil)
    }

    // MARK: - UITableViewDataSource

    func commit(forRowAt indexPath: IndexPath) {
        interactor.delete(notes[indexPath.row])
        notes.remove(at: indexPath.row)
    }

    // MARK: - UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        wireframe.showEditor(for: notes[indexPath.row])
    }

    // MARK: - Forwarding

    func loadNotes() {
        interactor.loadNotes()
    }
}

// MARK: - View data source

extension NoteListViewPresenter: NoteListViewDataSource {

    // MARK: - Provide view data source

    var hasNotes: Bool { !notes.isEmpty }

    var numberOfNotes: Int { notes.count }

    func title(at indexPath: IndexPath) -> String? {
        notes[indexPath.row].title
    }
}

// MARK: - Interactor event handler

extension NoteListViewPresenter: NoteListInteractorEventHandler {

    // MARK: - Handle business event

    func didLoad(_ result: Result<[Note], Error>) {
        switch result {
        case .success(let loaded):
            notes = loaded
            view.showNotes()
        case .failure(let error):
            wireframe.showError(error)
        }
    }
}

// MARK: - Interactor data source

extension NoteListViewPresenter: NoteListInteractorDataSource {
}
