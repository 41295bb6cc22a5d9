import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class BookshelfInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: BookshelfInteractorOutputProtocol!

    private let library: Library

    // MARK: - Lifecycle

    convenience init() {
        self.init(library: nil)
    }

    init(library: Library?) {
        self.library = library ?? .shared
    }
}

// MARK: - BookshelfInteractorProtocol

extension BookshelfInteractor: BookshelfInteractorProtocol {

    // MARK: - Business use case

    var visits: Int { library.visits }

    var libraryOwner: String { library.owner }

    var libraryQuery: String { library.query }

    func note(_ count: Int) {
        library.note(count)
    }

    func setSorting(_ sorting: Sorting) {
        library.sorting = sorting
    }

    func setQuery(_ query: String) {
        library.query = query
    }

    func increaseVisits() {
        library.visits += 1
    }

    func find(_ query: String, by sorting: Sorting) -> [Book] {
        library.find(query, by: sorting)
    }

    func lendBook(_ book: Book, to reader: String) {
        library.lend(book, to: reader)
    }

    func forget(_ book: Book) {
        library.forget(book)
    }

    func setQueryToOwner() {
        library.query = library.owner
    }
}
