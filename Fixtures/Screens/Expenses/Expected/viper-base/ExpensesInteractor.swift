import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ExpensesInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: ExpensesInteractorOutputProtocol!

    private let expenseStore: ExpenseStore
    private let usageTracker: UsageTracker
    private let userDefaults: UserDefaults

    private let vault: ReceiptVault

    // MARK: - Lifecycle

    convenience init() {
        self.init(expenseStore: .shared, usageTracker: nil, userDefaults: .standard, vault: nil)
    }

    init(expenseStore: ExpenseStore, usageTracker: UsageTracker?, userDefaults: UserDefaults, vault: ReceiptVault?) {
        self.expenseStore = expenseStore
        self.usageTracker = usageTracker ?? .shared
        self.userDefaults = userDefaults
        self.vault = vault ?? ReceiptVault()
    }
}

// MARK: - ExpensesInteractorProtocol

extension ExpensesInteractor: ExpensesInteractorProtocol {

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
