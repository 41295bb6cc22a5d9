import Foundation

@preconcurrency @MainActor
final class ExpensesInteractor {

    // MARK: - Public properties -

    weak var output: ExpensesInteractorOutputInterface!

    // MARK: - Properties -

    private let userDefaults: UserDefaults
    private let usageTracker: UsageTracker
    private let expenseStore: ExpenseStore

    private let vault = ReceiptVault()

    // MARK: - Lifecycle -

    init(
        userDefaults: UserDefaults = .standard,
        usageTracker: UsageTracker? = nil,
        expenseStore: ExpenseStore = .shared
    ) {
        self.userDefaults = userDefaults
        self.usageTracker = usageTracker ?? .shared
        self.expenseStore = expenseStore
    }
}

// MARK: - Extensions -

extension ExpensesInteractor: ExpensesInteractorInterface {

    // MARK: - UI

    /// Over the limit, the total is shown in red.
    var isOverLimit: Bool {
        output.shown.reduce(0) { $0 + $1.cents } > ExpenseStore.shared.limit
    }

    // MARK: - Business use case

    var isPrivate: Bool { userDefaults.bool(forKey: "expenses.private") }

    func track(_ event: Usage.Event) {
        usageTracker.track(event)
    }

    func setPrivate(_ value: Bool) {
        userDefaults.set(value, forKey: "expenses.private")
    }

    func all(includingPrivate: Bool) -> [Expense] {
        expenseStore.all(includingPrivate: includingPrivate)
    }

    func push(_ expenses: [Expense], completion: @escaping (Result<Int, SyncError>) -> Void) {
        SyncService.shared.push(expenses, completion: completion)
    }

    func remove(_ expense: Expense) {
        expenseStore.remove(expense)
    }

    func track(_ event: Usage.Event, detail: String?) {
        usageTracker.track(event, detail: detail)
    }

    func save(_ expense: Expense) {
        expenseStore.save(expense)
    }

    func hasReceipt(for id: Int) -> Bool {
        vault.hasReceipt(for: id)
    }
}
