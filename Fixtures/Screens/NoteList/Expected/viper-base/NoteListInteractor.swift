import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class NoteListInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: NoteListInteractorOutputProtocol!

    private let store = NoteStore.shared
}

// MARK: - NoteListInteractorProtocol

extension NoteListInteractor: NoteListInteractorProtocol {

    // MARK: - Business use case

    func loadNotes() {
        store.fetch(matching: presenter.filter) { [weak self] result in
            self?.presenter.didLoad(result)
        }
    }

    func delete(_ note: Note) {
        store.delete(note)
    }
}
