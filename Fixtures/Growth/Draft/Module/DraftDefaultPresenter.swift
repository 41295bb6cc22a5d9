import Foundation

@MainActor
class DraftDefaultPresenter {

    var router: DraftRouter?
    var interactor: DraftInteractor?
    weak var view: DraftView?

    let draft: Draft

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
}
