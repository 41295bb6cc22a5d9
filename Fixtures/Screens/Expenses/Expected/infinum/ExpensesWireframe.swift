import UIKit

final class ExpensesWireframe: BaseWireframe<ExpensesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ExpensesViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ExpensesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ExpensesViewController) -> ExpensesPresenterInterface {
        ExpensesWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ExpensesViewInterface) -> ExpensesPresenter {
        let formatter = ExpensesFormatter()
        let interactor = ExpensesInteractor()
        let presenter = ExpensesPresenter(view: view, formatter: formatter, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ExpensesWireframe: ExpensesWireframeInterface {

    // MARK: - Wireframe

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
        detail.delegate = viewController
        detail.onChange = onChange
        viewController.navigationController?.pushViewController(detail, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}
