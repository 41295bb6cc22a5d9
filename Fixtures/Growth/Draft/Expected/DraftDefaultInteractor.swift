import Foundation

@MainActor
class DraftDefaultInteractor {

    weak var presenter: DraftPresenter?

    var store: DraftStore

    // MARK: - Business use case

    private let history: DraftHistory

    init(store: DraftStore, history: DraftHistory? = nil) {
        self.store = store
        self.history = history ?? DraftHistory.shared
    }
}

extension DraftDefaultInteractor: DraftInteractor {

    func save(_ draft: Draft) -> Int {
        return self.store.save(draft)
    }

    // MARK: - Business use case

    func remember(_ text: String) {
        history.add(text)
    }

    func rememberedCount() -> Int { history.texts.count }

    func askForSuggestions(_ done: @escaping ([String]) -> Void) {
        history.suggestions(done)
    }
}
