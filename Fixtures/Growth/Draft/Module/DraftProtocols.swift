import UIKit

@MainActor
protocol DraftView: AnyObject {
    func setup(with draft: Draft)
    func displaySaved(_ count: Int)
}

@MainActor
protocol DraftPresenter: AnyObject {
    func reload()
    func save()
}

@MainActor
protocol DraftInteractor: AnyObject {
    func save(_ draft: Draft) -> Int
}

@MainActor
protocol DraftRouter: AnyObject {
    func didSave(_ draft: Draft)
}
