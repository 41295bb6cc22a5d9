import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol AlbumViewProtocol: AnyObject {
    func show(_ name: String)
    func showCaption(_ caption: String)
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol AlbumViewOutputProtocol: AnyObject {
    func viewDidLoad()
    func didSwipe()
    func loadCaptions()
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol AlbumInteractorProtocol: AnyObject {
    var name: String { get }

    func fetchCaptions(_ done: @escaping ([String]) -> Void)
    func isFavourite(_ caption: String) -> Bool
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol AlbumInteractorOutputProtocol: AnyObject {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol AlbumRouterProtocol: AnyObject {
    func leave()
    func share(_ caption: String)
}
