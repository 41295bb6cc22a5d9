import Foundation

@preconcurrency @MainActor
class NoteListDefaultPresenter {

    // MARK: - Module

    var router: NoteListRouter!
    var interactor: NoteListInteractor!
    weak var view: NoteListView!

    // MARK: - Properties

    /// Only notes whose title contains this text are listed. Set by the previous screen.
    var filter = ""

    var notes: [Note] = []
}

// MARK: - NoteListPresenter

extension NoteListDefaultPresenter: NoteListPresenter {

    // MARK: - Handle view event

    func didTapAdd() {
        router.showEditor(for: nil)
    }

    // MARK: - Handle business event

    func didLoad(_ result: Result<[Note], Error>) {
        switch result {
        case .success(let loaded):
            notes = loaded
            view.showNotes()
        case .failure(let error):
            router.showError(error)
        }
    }

    // MARK: - UITableViewDataSource

    func commit(forRowAt indexPath: IndexPath) {
        interactor.delete(notes[indexPath.row])
        notes.remove(at: indexPath.row)
    }

    // MARK: - UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        router.showEditor(for: notes[indexPath.row])
    }

    // MARK: - Forwarding

    func loadNotes() {
        interactor.loadNotes()
    }
}
