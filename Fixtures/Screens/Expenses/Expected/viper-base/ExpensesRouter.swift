import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ExpensesRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? ExpensesViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: ExpensesViewController!
}

// MARK: - ExpensesRouterProtocol

extension ExpensesRouter: ExpensesRouterProtocol {

    // MARK: - Router

    func showConflictAlert(for title: String, onKeepMine: @escaping () -> Void, onDrop: @escaping () -> Void) {
        let alert = UIAlertController(
            title: Texts.conflictAlertTitle, message: "\(title) was changed elsewhere", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.conflictActionKeepMine, style: .default) { _ in onKeepMine() })
        alert.addAction(UIAlertAction(title: "Drop", style: .destructive) { _ in onDrop() })
        screen.present(alert, animated: true)
    }

    func showNewExpenseAlert(onAdd: @escaping (String?, String?) -> Void) {
        let alert = UIAlertController(title: "New expense", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "What for?"
        }
        alert.addTextField { field in
            field.placeholder = "How much?"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak alert] _ in
            onAdd(alert?.textFields?.first?.text, alert?.textFields?.last?.text)
        })
        screen.present(alert, animated: true)
    }

    func showExpenseDetail(for expense: Expense?, note: String, onChange: @escaping (Expense) -> Void) {
        let detail = ExpenseDetailViewController()
        detail.expense = expense
        detail.note = note
        detail.delegate = screen!
        detail.onChange = onChange
        screen.navigationController?.pushViewController(detail, animated: true)
    }

    func goBack() {
        screen.navigationController?.popViewController(animated: true)
    }
}
