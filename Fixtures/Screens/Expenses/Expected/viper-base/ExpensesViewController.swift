import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

final class ExpensesViewController: UIViewController {

    // MARK: - Properties

    lazy var presenter: ExpensesViewOutputProtocol! = ExpensesBuilder.assemble(self)

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var searchField: UITextField!
    @IBOutlet weak var totalLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet weak var syncButton: UIButton!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var privateSwitch: UISwitch!
    @IBOutlet weak var orderControl: UISegmentedControl!

    var syncs: Int { presenter.syncs }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Expenses"
        tableView.dataSource = self
        tableView.delegate = self
        searchField.delegate = self
        hintLabel.isHidden = true
        presenter.viewDidLoad()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        presenter.viewWillDisappear()
    }

    // MARK: - Networking

    func showHint(_ text: String) {
        hintLabel.text = text
        hintLabel.isHidden = false
    }

    private func hideHint() {
        hintLabel.isHidden = true
    }

    // MARK: - Actions

    @IBAction func privateChanged(_ sender: UISwitch) {
        presenter.privateChanged(isOn: sender.isOn)
    }

    @IBAction func orderChanged(_ sender: UISegmentedControl) {
        view.endEditing(true)
        presenter.orderChanged(selectedSegmentIndex: sender.selectedSegmentIndex)
    }

    @IBAction func syncTapped() {
        hideHint()
        presenter.upload()
    }

    @IBAction func addTapped(_ sender: UIButton) {
        presenter.addTapped()
    }

    // MARK: - Provide input

    var searchText: String? { searchField.text }
}

// MARK: - ExpensesViewProtocol

extension ExpensesViewController: ExpensesViewProtocol {

    // MARK: - Update view

    func setPrivateSwitchOn(_ isOn: Bool) {
        privateSwitch.isOn = isOn
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setTotalLabelText(_ text: String?) {
        totalLabel.text = text
    }

    func setTotalLabelTextColor(_ isOverLimit: Bool) {
        totalLabel.textColor = isOverLimit ? .red : .black
    }

    func setSyncButtonEnabled(_ isEnabled: Bool) {
        syncButton.isEnabled = isEnabled
    }

    func startSpinnerAnimating() {
        spinner.startAnimating()
    }

    func stopSpinnerAnimating() {
        spinner.stopAnimating()
    }
}

// MARK: - VIPERView

extension ExpensesViewController: VIPERView {
}

extension ExpensesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let expense = presenter.shown[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = expense.title
        cell.detailTextLabel?.text = presenter.priceText(expense.cents)
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        presenter.commit(forRowAt: indexPath)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

extension ExpensesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }
}

extension ExpensesViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return presenter.textFieldShouldReturn(text: textField.text)
    }
}

extension ExpensesViewController: ExpenseDetailDelegate {
    func expenseDetail(_ detail: ExpenseDetailViewController, didDelete expense: Expense) {
        presenter.didDelete(expense)
    }
}
