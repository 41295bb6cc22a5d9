import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class ExpensesViewRouter {

    // MARK: - Module

    weak var view: ExpensesViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> ExpensesViewController {
        ExpensesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ExpensesViewController) -> ExpensesViewPresenter {
        let router = ExpensesViewRouter()
        let interactor = ExpensesInteractor()
        let presenter = ExpensesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Router

    func showConflictAlert(for title: String, onKeepMine: @escaping () -> Void, onDrop: @escaping () -> Void) {
        let alert = UIAlertController(
            title: Texts.conflictAlertTitle, message: "\(title) was changed elsewhere", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.conflictActionKeepMine, style: .default) { _ in onKeepMine() })
        alert.addAction(UIAlertAction(title: "Drop", style: .destructive) { _ in onDrop() })
        view.present(alert, animated: true)
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
        view.present(alert, animated: true)
    }

    func showExpenseDetail(for expense: Expense?, note: String, onChange: @escaping (Expense) -> Void) {
        let detail = ExpenseDetailViewController()
        detail.expense = expense
        detail.note = note
        detail.delegate = view!
        detail.onChange = onChange
        view.navigationController?.pushViewController(detail, animated: true)
    }

    func goBack() {
        view.navigationController?.popViewController(animated: true)
    }
}
