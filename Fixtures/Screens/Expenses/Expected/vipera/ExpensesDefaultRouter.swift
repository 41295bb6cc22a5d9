import UIKit

@preconcurrency @MainActor
class ExpensesDefaultRouter {

    // MARK: - Module

    weak var presenter: ExpensesPresenter!
    weak var viewController: ExpensesViewController!
}

// MARK: - ExpensesRouter

extension ExpensesDefaultRouter: ExpensesRouter {

    // MARK: - Router

    func showConflictAlert(for title: String, onKeepMine: @escaping () -> Void, onDrop: @escaping () -> Void) {
        let alert = UIAlertController(
            title: Texts.conflictAlertTitle, message: "\(title) was changed elsewhere", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.conflictActionKeepMine, style: .default) { _ in onKeepMine() })
        alert.addAction(UIAlertAction(title: "Drop", style: .destructive) { _ in onDrop() })
        viewController.present(alert, animated: true)
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
        viewController.present(alert, animated: true)
    }

    func showExpenseDetail(for expense: Expense?, note: String, onChange: @escaping (Expense) -> Void) {
        let detail = ExpenseDetailViewController()
        detail.expense = expense
        detail.note = note
        detail.delegate = self
        detail.onChange = onChange
        viewController.navigationController?.pushViewController(detail, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}

extension ExpensesDefaultRouter: ExpenseDetailDelegate {
    func expenseDetail(_ detail: ExpenseDetailViewController, didDelete expense: Expense) {
        presenter.didDelete(expense)
    }
}
