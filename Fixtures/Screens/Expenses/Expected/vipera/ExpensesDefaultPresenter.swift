import Foundation

@preconcurrency @MainActor
class ExpensesDefaultPresenter {

    // MARK: - Module

    var router: ExpensesRouter!
    var interactor: ExpensesInteractor!
    weak var view: ExpensesView!

    // MARK: - Properties

    private var expenses: [Expense] = []
    var shown: [Expense] = []
    private var isSortedByPrice = false
    private var includesPrivate = false

    private(set) var syncs = 0

    // MARK: - UI

    private func reload() {
        let view = self.view!
        defer { withExtendedLifetime(view) {} }
        expenses = interactor.all(includingPrivate: includesPrivate)
        filter()
    }

    private func filter() {
        let text = view.searchText ?? ""
        shown = expenses.filter { text.isEmpty || $0.title.lowercased().contains(text.lowercased()) }
        if isSortedByPrice { shown.sort { $0.cents > $1.cents } }
        view.reloadTableView()
        view.setTotalLabelText(totalText(of: shown))
        view.setTotalLabelTextColor(isOverLimit)
    }

    /// Over the limit, the total is shown in red.
    private var isOverLimit: Bool {
        shown.reduce(0) { $0 + $1.cents } > interactor.limit
    }

    // Theirs or ours: whoever decides, the list is read again.
    private func resolve(_ id: Int) {
        guard let expense = expenses.first(where: { $0.id == id }) else { return view.showHint("Nothing has number \(id)") }
        router.showConflictAlert(for: expense.title, onKeepMine: { [weak self] in
            SyncService.shared.failure = nil
            self?.upload()
        }, onDrop: { [weak self, weak view] in
            guard let self, let view else { return }
            defer { withExtendedLifetime(view) {} }
            self.interactor.remove(expense)
            self.reload()
        })
    }

    // MARK: - Actions

    private func add(_ expense: Expense) {
        let view = self.view!
        defer { withExtendedLifetime(view) {} }
        interactor.save(expense)
        reload()
    }

    func open(_ expense: Expense) {
        router.showExpenseDetail(
            for: expense,
            note: receiptText(for: expense, hasReceipt: interactor.hasReceipt(for: expense.id))
        ) { [weak self] changed in
            ExpenseStore.shared.save(changed)
            self?.reload()
            self?.router.goBack()
        }
    }

    private func totalText(of expenses: [Expense]) -> String {
        let sum = expenses.reduce(0) { $0 + $1.cents }
        return "\(expenses.count) for \(priceText(sum))"
    }

    // MARK: - Formatting

    private func receiptText(for expense: Expense, hasReceipt: Bool) -> String {
        hasReceipt ? "\(expense.title), with receipt" : "\(expense.title), no receipt"
    }
}

// MARK: - ExpensesPresenter

extension ExpensesDefaultPresenter: ExpensesPresenter {

    func viewDidLoad() {
        includesPrivate = interactor.isPrivate
        interactor.track(.opened)
        view.setPrivateSwitchOn(includesPrivate)
        reload()
    }

    func viewWillDisappear() {
        interactor.setPrivate(includesPrivate)
    }

    func commit(forRowAt indexPath: IndexPath) {
        let expense = shown.remove(at: indexPath.row)
        interactor.remove(expense)
        expenses.removeAll { $0.id == expense.id }
        view.setTotalLabelText(totalText(of: shown))
    }

    func didSelectRow(at indexPath: IndexPath) {
        open(shown[indexPath.row])
    }

    func textFieldShouldReturn(text: String?) -> Bool {
        interactor.track(.filtered, detail: text)
        filter()
        return true
    }

    func didDelete(_ expense: Expense) {
        let view = self.view!
        defer { withExtendedLifetime(view) {} }
        interactor.remove(expense)
        reload()
        router.goBack()
    }

    // MARK: - UI

    func upload() {
        view.setSyncButtonEnabled(false)
        view.startSpinnerAnimating()
        interactor.push(expenses) { [weak self] result in
            guard let self else { return }
            self.view.stopSpinnerAnimating()
            self.view.setSyncButtonEnabled(true)
            switch result {
            case .success(let count):
                self.syncs += 1
                self.view.showHint("\(count) in step")
            case .failure(.offline):
                self.view.showHint("Offline")
            case .failure(.conflict(let id)):
                self.resolve(id)
            }
        }
    }

    // MARK: - Actions

    func privateChanged(isOn: Bool) {
        includesPrivate = isOn
        interactor.track(.filtered, detail: "private \(includesPrivate)")
        reload()
    }

    func orderChanged(selectedSegmentIndex: Int) {
        isSortedByPrice = selectedSegmentIndex == 1
        interactor.track(.sorted)
        filter()
    }

    func addTapped() {
        router.showNewExpenseAlert { [weak self] enteredTitle, enteredPrice in
            guard let title = enteredTitle, let price = enteredPrice,
                let cents = Int(price)
            else {
                self?.view.showHint("That's no price")
                return
            }
            let expense = Expense(id: ExpenseStore.shared.nextID(), title: title, cents: cents)
            self?.add(expense)
        }
    }

    func priceText(_ cents: Int) -> String {
        String(format: "%.2f", Double(cents) / 100)
    }
}
