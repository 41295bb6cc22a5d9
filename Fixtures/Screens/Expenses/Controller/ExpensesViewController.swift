import UIKit

class ExpensesViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var searchField: UITextField!
    @IBOutlet weak var totalLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet weak var syncButton: UIButton!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var privateSwitch: UISwitch!
    @IBOutlet weak var orderControl: UISegmentedControl!

    private var expenses: [Expense] = []
    private var shown: [Expense] = []
    private var isSortedByPrice = false
    private var includesPrivate = false
    private let vault = ReceiptVault()
    private(set) var syncs = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Expenses"
        tableView.dataSource = self
        tableView.delegate = self
        searchField.delegate = self
        hintLabel.isHidden = true
        includesPrivate = UserDefaults.standard.bool(forKey: "expenses.private")
        UsageTracker.shared.track(.opened)
        privateSwitch.isOn = includesPrivate
        reload()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        UserDefaults.standard.set(includesPrivate, forKey: "expenses.private")
    }

    // MARK: - UI

    private func reload() {
        expenses = ExpenseStore.shared.all(includingPrivate: includesPrivate)
        filter()
    }

    private func filter() {
        let text = searchField.text ?? ""
        shown = expenses.filter { text.isEmpty || $0.title.lowercased().contains(text.lowercased()) }
        if isSortedByPrice { shown.sort { $0.cents > $1.cents } }
        tableView.reloadData()
        totalLabel.text = totalText(of: shown)
        totalLabel.textColor = isOverLimit ? .red : .black
    }

    /// Over the limit, the total is shown in red.
    private var isOverLimit: Bool {
        shown.reduce(0) { $0 + $1.cents } > ExpenseStore.shared.limit
    }

    private func upload() {
        syncButton.isEnabled = false
        spinner.startAnimating()
        SyncService.shared.push(expenses) { [weak self] result in
            guard let self else { return }
            self.spinner.stopAnimating()
            self.syncButton.isEnabled = true
            switch result {
            case .success(let count):
                self.syncs += 1
                self.showHint("\(count) in step")
            case .failure(.offline):
                self.showHint("Offline")
            case .failure(.conflict(let id)):
                self.resolve(id)
            }
        }
    }

    // Theirs or ours: whoever decides, the list is read again.
    private func resolve(_ id: Int) {
        guard let expense = expenses.first(where: { $0.id == id }) else { return showHint("Nothing has number \(id)") }
        let alert = UIAlertController(
            title: Texts.conflictAlertTitle, message: "\(expense.title) was changed elsewhere", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.conflictActionKeepMine, style: .default) { [weak self] _ in
            SyncService.shared.failure = nil
            self?.upload()
        })
        alert.addAction(UIAlertAction(title: "Drop", style: .destructive) { [weak self] _ in
            guard let self else { return }
            ExpenseStore.shared.remove(expense)
            self.reload()
        })
        present(alert, animated: true)
    }

    // MARK: - Networking

    private func showHint(_ text: String) {
        hintLabel.text = text
        hintLabel.isHidden = false
    }

    private func hideHint() {
        hintLabel.isHidden = true
    }

    // MARK: - Actions

    @IBAction func privateChanged(_ sender: UISwitch) {
        includesPrivate = sender.isOn
        UsageTracker.shared.track(.filtered, detail: "private \(includesPrivate)")
        reload()
    }

    @IBAction func orderChanged(_ sender: UISegmentedControl) {
        view.endEditing(true)
        isSortedByPrice = sender.selectedSegmentIndex == 1
        UsageTracker.shared.track(.sorted)
        filter()
    }

    @IBAction func syncTapped() {
        hideHint()
        upload()
    }

    @IBAction func addTapped(_ sender: UIButton) {
        let alert = UIAlertController(title: "New expense", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "What for?"
        }
        alert.addTextField { field in
            field.placeholder = "How much?"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let title = alert?.textFields?.first?.text, let price = alert?.textFields?.last?.text,
                let cents = Int(price)
            else {
                self?.showHint("That's no price")
                return
            }
            let expense = Expense(id: ExpenseStore.shared.nextID(), title: title, cents: cents)
            self?.add(expense)
        })
        present(alert, animated: true)
    }

    private func add(_ expense: Expense) {
        ExpenseStore.shared.save(expense)
        reload()
    }

    func open(_ expense: Expense) {
        let detail = ExpenseDetailViewController()
        detail.expense = expense
        detail.note = receiptText(for: expense, hasReceipt: vault.hasReceipt(for: expense.id))
        detail.delegate = self
        detail.onChange = { [weak self] changed in
            ExpenseStore.shared.save(changed)
            self?.reload()
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func totalText(of expenses: [Expense]) -> String {
        let sum = expenses.reduce(0) { $0 + $1.cents }
        return "\(expenses.count) for \(priceText(sum))"
    }

    private func priceText(_ cents: Int) -> String {
        String(format: "%.2f", Double(cents) / 100)
    }

    // MARK: - Formatting

    private func receiptText(for expense: Expense, hasReceipt: Bool) -> String {
        hasReceipt ? "\(expense.title), with receipt" : "\(expense.title), no receipt"
    }
}

extension ExpensesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let expense = shown[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = expense.title
        cell.detailTextLabel?.text = priceText(expense.cents)
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let expense = shown.remove(at: indexPath.row)
        ExpenseStore.shared.remove(expense)
        expenses.removeAll { $0.id == expense.id }
        totalLabel.text = totalText(of: shown)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

extension ExpensesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(shown[indexPath.row])
    }
}

extension ExpensesViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        UsageTracker.shared.track(.filtered, detail: textField.text)
        filter()
        return true
    }
}

extension ExpensesViewController: ExpenseDetailDelegate {
    func expenseDetail(_ detail: ExpenseDetailViewController, didDelete expense: Expense) {
        ExpenseStore.shared.remove(expense)
        reload()
        navigationController?.popViewController(animated: true)
    }
}
