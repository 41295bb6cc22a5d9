import Foundation

@MainActor
class DraftDefaultPresenter {

    var router: DraftRouter?
    var interactor: DraftInteractor?
    weak var view: DraftView?

    let draft: Draft

    // MARK: - Handle view event

    private var suggestions: [String] = []
    private var edits = 0

    init(draft: Draft) {
        self.draft = draft
    }
}

extension DraftDefaultPresenter: DraftPresenter {

    func reload() {
        self.view?.setup(with: self.draft)
    }

    func save() {
        // The router knows whom to tell.
        let count = self.interactor!.save(self.draft)
        self.view?.displaySaved(count)
        self.router?.didSave(self.draft)
    }

    // MARK: - Handle view event

    func didType(_ text: String) {
        edits += 1
        view?.showCount(of: text)
        interactor?.remember(text)
        if edits > 2 {
            save()
            edits = 0
        }
        if interactor!.rememberedCount() > 3 { router?.showHistory() }
    }

    func didTapSuggestion(at index: Int) {
        guard suggestions.indices.contains(index) else {
            router?.close()
            return
        }
        view?.showTitle(suggestions[index])
    }

    func loadSuggestions() {
        interactor?.askForSuggestions { [weak self] found in
            guard let self else { return }
            self.suggestions = found
            self.view?.showCount(of: found.joined(separator: " "))
        }
    }
}
