import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class ExpensesRouter {
}

// MARK: - Router input

extension ExpensesRouter: ExpensesRouterInput {

    func makeExpenseDetail() -> ExpenseDetailViewController {
        ExpenseDetailViewController()
    }
}
