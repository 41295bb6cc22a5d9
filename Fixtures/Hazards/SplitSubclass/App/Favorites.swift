import UIKit

@MainActor
final class ListStore {
    static let shared = ListStore()
    func items() -> [String] {
        Trace.record("items()")
        return ["a", "b"]
    }
    func save(_ item: String) { Trace.record("save(\(item))") }
}

@MainActor
protocol FavoritesPresenterInterface: AnyObject {
    func select(_ item: String)
    var favorites: [String] { get }
}

/// Split already.
final class FavoritesViewController: ListViewController {

    lazy var presenter: FavoritesPresenterInterface = FavoritesWireframe.assemble(self)
    lazy var eventHandler: FavoritesPresenterInterface = presenter
    lazy var viewDataSource: FavoritesPresenterInterface = presenter

    override func add(_ item: String) {
        super.add(item)
        presenter.select(item)
        eventHandler.select(item)
        title = "\(viewDataSource.favorites.count)"
    }

    override func warn() {
        presenter.select("warning")
        setCountLabelText("full")
    }

    /// What a split of the superclass would call its own, too.
    private func setCountLabelText(_ text: String?) {
        title = text
    }
}

@MainActor
final class FavoritesPresenter: FavoritesPresenterInterface {
    private(set) var favorites: [String] = []
    private unowned let view: FavoritesViewController

    init(view: FavoritesViewController) { self.view = view }

    func select(_ item: String) {
        favorites.append(item)
        Trace.record("select(\(item)) of \(view.items.count)")
    }
}

@MainActor
final class FavoritesWireframe {
    static func assemble(_ view: FavoritesViewController) -> FavoritesPresenterInterface {
        FavoritesPresenter(view: view)
    }
}
