import Foundation

@preconcurrency @MainActor
class NoteListInteractor {

    // MARK: - Module

    weak var eventHandler: NoteListInteractorEventHandler!
    weak var dataSource: NoteListInteractorDataSource!

    // MARK: - Properties

    private let store = NoteStore.shared
}

// MARK: - Interactor input

extension NoteListInteractor: NoteListInteractorInput {

    // MARK: - Business use case

    func loadNotes() {
        store.fetch(matching: dataSource.filter) { [weak self] result in
            self?.eventHandler.didLoad(result)
        }
    }

    func delete(_ note: Note) {
        store.delete(note)
    }
}
