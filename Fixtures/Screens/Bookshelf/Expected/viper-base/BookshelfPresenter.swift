import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
class BookshelfPresenter: VIPERPresenter {

    // MARK: - Properties

    weak var view: BookshelfViewProtocol!
    var interactor: BookshelfInteractorProtocol!
    var router: BookshelfRouterProtocol!

    private var sections: [BookshelfViewController.Section] = [.shelf]

    var books: [Book] = [] {
        didSet {
            guard books != oldValue else { return }
            view.setCountLabelText("\(oldValue.count) → \(books.count) of \(owner)")
            view.reloadTableView()
            interactor.note(books.count)
        }
    }

    private var sorting = Sorting.title {
        willSet {
            if newValue != sorting { interactor.setSorting(newValue) }
        }
    }

    private lazy var owner = interactor.libraryOwner

    // MARK: - Lifecycle

    required init() {}

    // MARK: - Helpers

    private var query: String {
        get { interactor.libraryQuery }
        set {
            interactor.setQuery(newValue)
            view.setNavigationItemPrompt(newValue.isEmpty ? nil : newValue)
        }
    }

    func reload() {
        books = interactor.find(query, by: sorting)
    }

    private func name(of sorting: Sorting) -> String {
        sorting == self.sorting ? "By \(sorting.rawValue) (now)" : "By \(sorting.rawValue)"
    }

    private func lend(_ book: Book) {
        router.showLend(book: book) { [weak self, weak view] reader, isSure in
            guard let self, let view else { return }
            defer { withExtendedLifetime(view) {} }
            if isSure { self.interactor.lendBook(book, to: reader) } else { self.interactor.forget(book) }
            self.router.goBack()
        }
    }

    func help() {
        if #available(iOS 99, *) {
            view.setCountLabelText("No help needed")
        } else {
            router.showHelp()
        }
    }
}

// MARK: - BookshelfViewOutputProtocol

extension BookshelfPresenter: BookshelfViewOutputProtocol {

    func viewDidLoad() {
        interactor.increaseVisits()
        reload()
    }

    func search(_ text: String) {
        query = text; reload()
    }

    func sortTapped() {
        let choices = [Sorting.title, .pages].map { (title: self.name(of: $0), value: $0) }
        router.showSortAlert(of: choices, current: sorting) { [weak self] sorting in
            self?.sorting = sorting
            self?.reload()
        }
    }

    func filterTapped() {
        let criteria = LongBooks()
        router.showFilter(model: criteria) { [weak self] found in
            self?.books = found
        }
    }

    func edit() {
        let visits = interactor.visits
        sections = visits > 0 ? [.shelf, .lent] : [.shelf]
        view.setTableViewEditing(true)
        view.setCountLabelText(Words.lent("\(sections.count) shelves, \(visits)"))
    }

    func endEditing() {
        sections = [.shelf]
        view.setTableViewEditing(false)
        router.dismissLending()
        interactor.note(sections.count)
    }

    func sync() {
        router.syncBooks(books) { [weak self] result in
            guard let self else { return }
            switch result {
            case .changed(let count): self.interactor.note(count)
            case .same: self.view.setCountLabelText(Words.same)
            case .failed: self.help()
            }
        }
    }

    func restore() {
        interactor.setQueryToOwner()
        reload()
    }

    // MARK: - UITableViewDataSource, UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        lend(books[indexPath.row])
    }

    // MARK: - Forwarding

    var visits: Int { interactor.visits }
}

// MARK: - BookshelfInteractorOutputProtocol

extension BookshelfPresenter: BookshelfInteractorOutputProtocol {
}
