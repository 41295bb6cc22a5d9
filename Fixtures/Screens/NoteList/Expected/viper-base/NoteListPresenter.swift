import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
class NoteListPresenter: VIPERPresenter {

    // MARK: - Properties

    weak var view: NoteListViewProtocol!
    var interactor: NoteListInteractorProtocol!
    var router: NoteListRouterProtocol!

    /// Only notes whose title contains this text are listed. Set by the previous screen.
    var filter = ""

    var notes: [Note] = []

    // MARK: - Lifecycle

    required init() {}
}

// MARK: - NoteListViewOutputProtocol

extension NoteListPresenter: NoteListViewOutputProtocol {

    // MARK: - Handle view event

    func didTapAdd() {
        router.showEditor(for: nil)
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

// MARK: - NoteListInteractorOutputProtocol

extension NoteListPresenter: NoteListInteractorOutputProtocol {

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
}
