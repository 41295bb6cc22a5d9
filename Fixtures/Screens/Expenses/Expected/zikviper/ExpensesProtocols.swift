import UIKit

@preconcurrency @MainActor
protocol ExpensesViewInput: AnyObject, Sendable {
    var searchText: String? { get }

    func showHint(_ text: String)
    func setPrivateSwitchOn(_ isOn: Bool)
    func reloadTableView()
    func setTotalLabelText(_ text: String?)
    func setTotalLabelTextColor(_ isOverLimit: Bool)
    func setSyncButtonEnabled(_ isEnabled: Bool)
    func startSpinnerAnimating()
    func stopSpinnerAnimating()
}

@preconcurrency @MainActor
protocol ExpensesViewEventHandler: AnyObject, Sendable {
    func viewDidLoad()
    func viewWillDisappear()
    func commit(forRowAt indexPath: IndexPath)
    func didSelectRow(at indexPath: IndexPath)
    func didDelete(_ expense: Expense)
    func upload()
    func privateChanged(isOn: Bool)
    func orderChanged(selectedSegmentIndex: Int)
    func addTapped()
}

@preconcurrency @MainActor
protocol ExpensesViewDataSource: AnyObject, Sendable {
    var syncs: Int { get }
    var numberOfShownExpenses: Int { get }

    func textFieldShouldReturn(text: String?) -> Bool
    func title(at indexPath: IndexPath) -> String
    func expensePriceText(at indexPath: IndexPath) -> String
}

@preconcurrency @MainActor
protocol ExpensesInteractorInput: AnyObject, Sendable {
    var isPrivate: Bool { get }
    var limit: Int { get }

    func track(_ event: Usage.Event)
    func setPrivate(_ isPrivate: Bool)
    func all(includingPrivate: Bool) -> [Expense]
    func push(_ expenses: [Expense], completion: @escaping (Result<Int, SyncError>) -> Void)
    func remove(_ expense: Expense)
    func track(_ event: Usage.Event, detail: String?)
    func save(_ expense: Expense)
    func hasReceipt(for id: Int) -> Bool
}

@preconcurrency @MainActor
protocol ExpensesInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ExpensesInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol ExpensesWireframeInput: AnyObject, Sendable {
    func showConflictAlert(for title: String, onKeepMine: @escaping () -> Void, onDrop: @escaping () -> Void)
    func showNewExpenseAlert(onAdd: @escaping (String?, String?) -> Void)
    func showExpenseDetail(for expense: Expense?, note: String, onChange: @escaping (Expense) -> Void)
    func goBack()
}

@preconcurrency @MainActor
protocol ExpensesRouterInput: AnyObject, Sendable {
    func makeExpenseDetail() -> ExpenseDetailViewController
}
