import UIKit

@preconcurrency @MainActor
protocol BookshelfView: AnyObject, Sendable {
    func setCountLabelText(_ text: String?)
    func reloadTableView()
    func setNavigationItemPrompt(_ prompt: String?)
    func setTableViewEditing(_ editing: Bool)
}

@preconcurrency @MainActor
protocol BookshelfPresenter: AnyObject, Sendable {
    var books: [Book] { get }
    var visits: Int { get }

    func viewDidLoad()
    func search(_ text: String)
    func sortTapped()
    func filterTapped()
    func edit()
    func endEditing()
    func sync()
    func restore()
    func didSelectRow(at indexPath: IndexPath)
}

@preconcurrency @MainActor
protocol BookshelfInteractor: AnyObject, Sendable {
    var visits: Int { get }
    var libraryOwner: String { get }
    var libraryQuery: String { get }

    func note(_ count: Int)
    func setSorting(_ sorting: Sorting)
    func setQuery(_ query: String)
    func increaseVisits()
    func find(_ query: String, by sorting: Sorting) -> [Book]
    func lendBook(_ book: Book, to reader: String)
    func forget(_ book: Book)
    func setQueryToOwner()
}

@preconcurrency @MainActor
protocol BookshelfRouter: AnyObject, Sendable {
    func showSortAlert(
        of values: [(title: String, value: Sorting)],
        current: Sorting,
        onChoice: @escaping (Sorting) -> Void
    )
    func showFilter(model: LongBooks, onFound: @escaping ([Book]) -> Void)
    func showLend(book: Book, answer: @escaping (_ reader: String, _ isSure: Bool) -> Void)
    func goBack()
    func dismissLending()
    func syncBooks(_ books: [Book], completion: @escaping (SyncResult) -> Void)
    func showHelp()
}
