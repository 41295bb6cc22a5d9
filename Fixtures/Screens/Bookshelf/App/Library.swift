import UIKit

struct Book: Equatable {
    var title: String
    var pages: Int
}

enum Sorting: String { case title, pages }

enum Words {
    static let same = "Nothing new"
    static func lent(_ title: String) -> String { "\(title) is lent" }
}

enum SyncResult { case changed(Int), same, failed }

@MainActor
final class Library {
    static let shared = Library()
    var books: [Book] = []
    var sorting = Sorting.title { didSet { Trace.record("sorting \(sorting)") } }
    var query = "" { didSet { Trace.record("query \(query)") } }
    var visits = 0 { didSet { Trace.record("visits \(visits)") } }
    var owner: String {
        Trace.record("owner")
        return "Ada"
    }

    func find(_ query: String, by sorting: Sorting) -> [Book] {
        Trace.record("find \(query) by \(sorting)")
        let found = books.filter { query.isEmpty || $0.title.contains(query) }
        return sorting == .title ? found.sorted { $0.title < $1.title } : found.sorted { $0.pages < $1.pages }
    }

    func lend(_ book: Book, to reader: String) { Trace.record("lend \(book.title) to \(reader)") }
    func forget(_ book: Book) { Trace.record("forget \(book.title)") }
    func note(_ count: Int) { Trace.record("note \(count)") }

    func sync(_ books: [Book], presentingViewController: UIViewController, completion: @escaping (SyncResult) -> Void) {
        Trace.record("sync \(books.count) from \(presentingViewController.title ?? "nil")")
        MainLoop.enqueue { completion(books.isEmpty ? .failed : books.count > 2 ? .changed(books.count) : .same) }
    }
}
