import Foundation

@preconcurrency @MainActor
final class ExpensesFormatter {
}

// MARK: - Extensions -

extension ExpensesFormatter: ExpensesFormatterInterface {

    // MARK: - Actions

    func totalText(of expenses: [Expense]) -> String {
        let sum = expenses.reduce(0) { $0 + $1.cents }
        return "\(expenses.count) for \(priceText(sum))"
    }

    func priceText(_ cents: Int) -> String {
        String(format: "%.2f", Double(cents) / 100)
    }

    // MARK: - Formatting

    func receiptText(for expense: Expense, hasReceipt: Bool) -> String {
        hasReceipt ? "\(expense.title), with receipt" : "\(expense.title), no receipt"
    }
}
