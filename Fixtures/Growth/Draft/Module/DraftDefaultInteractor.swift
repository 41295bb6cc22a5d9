import Foundation

@MainActor
class DraftDefaultInteractor {

    weak var presenter: DraftPresenter?

    var store: DraftStore

    init(store: DraftStore) {
        self.store = store
    }
}

extension DraftDefaultInteractor: DraftInteractor {

    func save(_ draft: Draft) -> Int {
        return self.store.save(draft)
    }
}
