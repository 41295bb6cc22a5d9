import UIKit

@MainActor
protocol DraftView: AnyObject {
    func setup(with draft: Draft)
    func displaySaved(_ count: Int)
    func showTitle(_ title: String)
    func showCount(of text: String)
}

@MainActor
protocol DraftPresenter: AnyObject {
    func reload()
    func save()
    func didType(_ text: String)
    func didTapSuggestion(at index: Int)
    func loadSuggestions()
}

@MainActor
protocol DraftInteractor: AnyObject {
    func save(_ draft: Draft) -> Int
    func remember(_ text: String)
    func rememberedCount() -> Int
    func askForSuggestions(_ done: @escaping ([String]) -> Void)
}

@MainActor
protocol DraftRouter: AnyObject {
    func didSave(_ draft: Draft)
    func close()
    func showHistory()
}
