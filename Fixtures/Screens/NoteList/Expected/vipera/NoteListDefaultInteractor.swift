import Foundation

@preconcurrency @MainActor
class NoteListDefaultInteractor {

    // MARK: - Module

    weak var presenter: NoteListPresenter!

    // MARK: - Properties

    private let store = NoteStore.shared
}

// MARK: - NoteListInteractor

extension NoteListDefaultInteractor: NoteListInteractor {

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
