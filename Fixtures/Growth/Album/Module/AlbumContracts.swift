import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol AlbumViewProtocol: AnyObject {
    func show(_ name: String)
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol AlbumViewOutputProtocol: AnyObject {
    func viewDidLoad()
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol AlbumInteractorProtocol: AnyObject {
    var name: String { get }
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol AlbumInteractorOutputProtocol: AnyObject {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol AlbumRouterProtocol: AnyObject {
}
