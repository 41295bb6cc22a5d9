import Foundation

@preconcurrency @MainActor
class ExpensesInteractor {

    // MARK: - Module

    weak var eventHandler: ExpensesInteractorEventHandler!
    weak var dataSource: ExpensesInteractorDataSource!

    // MARK: - Properties

    private let expenseStore: ExpenseStore
    private let usageTracker: UsageTracker
    private let userDefaults: UserDefaults

    private let vault: ReceiptVault

    // MARK: - Lifecycle

    init(
        expenseStore: ExpenseStore = .shared,
        usageTracker: UsageTracker? = nil,
        userDefaults: UserDefaults = .standard,
        vault: ReceiptVault? = nil
    ) {
        self.expenseStore = expenseStore
        self.usageTracker = usageTracker ?? .shared
        self.userDefaults = userDefaults
        self.vault = vault ?? ReceiptVault()
    }
}

// MARK: - Interactor input

extension ExpensesInteractor: ExpensesInteractorInput {

    // MARK: - Business use case

    var isPrivate: Bool { userDefaults.bool(forKey: "expenses.private") }

    var limit: Int { expenseStore.limit }

    func track(_ event: Usage.Event) {
        usageTracker.track(event)
    }

    func setPrivate(_ isPrivate: Bool) {
        userDefaults.set(isPrivate, forKey: "expenses.private")
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
