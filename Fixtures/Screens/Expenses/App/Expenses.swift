import UIKit

struct Expense: Equatable, Sendable {
    let id: Int
    var title: String
    var cents: Int
    var isPrivate = false
}

enum SyncError: Error {
    case offline
    case conflict(Int)
}

/// Keeps expenses; nobody can tell when it is made.
final class ExpenseStore: @unchecked Sendable {
    static let shared = ExpenseStore()

    private(set) var expenses = [
        Expense(id: 1, title: "Train", cents: 4250), Expense(id: 2, title: "Lunch", cents: 1180),
        Expense(id: 3, title: "Gift", cents: 2000, isPrivate: true),
    ]
    var limit = 10_000

    func all(includingPrivate: Bool) -> [Expense] {
        noteDown("store.all(\(includingPrivate))")
        return includingPrivate ? expenses : expenses.filter { !$0.isPrivate }
    }

    func save(_ expense: Expense) {
        noteDown("store.save(\(expense.id), \(expense.title), \(expense.cents))")
        expenses.removeAll { $0.id == expense.id }
        expenses.append(expense)
    }

    func remove(_ expense: Expense) {
        noteDown("store.remove(\(expense.id))")
        expenses.removeAll { $0.id == expense.id }
    }

    func nextID() -> Int { (expenses.map(\.id).max() ?? 0) + 1 }
}

/// Says so when it is made, so nobody may make it earlier.
@MainActor
final class SyncService {
    static let shared = SyncService()

    var failure: SyncError?

    private init() { noteDown("sync is made") }

    func push(_ expenses: [Expense], completion: @escaping (Result<Int, SyncError>) -> Void) {
        noteDown("sync.push(\(expenses.map(\.id)))")
        let failure = failure
        DispatchQueue.main.async { completion(failure.map { .failure($0) } ?? .success(expenses.count)) }
    }
}

enum Usage {
    enum Event: String {
        case opened, filtered, renamed, sorted
    }
}

@MainActor
final class UsageTracker {
    static let shared = UsageTracker()

    func track(_ event: Usage.Event, detail: String? = nil) {
        noteDown("track \(event.rawValue) \(detail ?? "-")")
    }
}

/// What only the team knows to be a service.
@MainActor
final class ReceiptVault {
    func hasReceipt(for id: Int) -> Bool { id % 2 == 1 }
}

protocol ExpenseDetailDelegate: AnyObject {
    @MainActor func expenseDetail(_ detail: ExpenseDetailViewController, didDelete expense: Expense)
}

final class ExpenseDetailViewController: UIViewController {
    var expense: Expense?
    var note = ""
    var onChange: ((Expense) -> Void)?
    weak var delegate: ExpenseDetailDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        noteDown("detail of \(expense?.title ?? "nothing"), \(note)")
    }
}

func noteDown(_ text: String) { Trace.record(text) }
