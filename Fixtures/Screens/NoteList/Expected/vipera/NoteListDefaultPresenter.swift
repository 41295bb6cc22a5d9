import Foundation

@preconcurrency @MainActor
class NoteListDefaultPresenter {

    // MARK: - Module

    weak var view: NoteListView!
    private let interactor: NoteListInteractor
    private let router: NoteListRouter

    // MARK: - Properties

    /// Only notes whose title contains this text are listed. Set by the previous screen.
    var filter = ""

    var notes: [Note] = []

    // MARK: - Lifecycle

    init(interactor: NoteListInteractor, router: NoteListRouter) {
        self.interactor = interactor
        self.router = router
    }
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
