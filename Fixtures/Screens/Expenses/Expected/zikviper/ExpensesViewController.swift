import UIKit

class ExpensesViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: ExpensesViewEventHandler = ExpensesBuilder.assemble(self)
    lazy var viewDataSource: ExpensesViewDataSource = ExpensesBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var searchField: UITextField!
    @IBOutlet weak var totalLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
    @IBOutlet weak var syncButton: UIButton!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var privateSwitch: UISwitch!
    @IBOutlet weak var orderControl: UISegmentedControl!

    var syncs: Int { viewDataSource.syncs }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Expenses"
        tableView.dataSource = self
        tableView.delegate = self
        searchField.delegate = self
        hintLabel.isHidden = true
        eventHandler.viewDidLoad()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        eventHandler.viewWillDisappear()
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
        eventHandler.privateChanged(isOn: sender.isOn)
    }

    @IBAction func orderChanged(_ sender: UISegmentedControl) {
        view.endEditing(true)
        eventHandler.orderChanged(selectedSegmentIndex: sender.selectedSegmentIndex)
    }

    @IBAction func syncTapped() {
        hideHint()
        eventHandler.upload()
    }

    @IBAction func addTapped(_ sender: UIButton) {
        eventHandler.addTapped()
    }

    // MARK: - Provide input

    var searchText: String? { searchField.text }
}

// MARK: - View input

extension ExpensesViewController: ExpensesViewInput {

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

extension ExpensesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfShownExpenses
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        cell.detailTextLabel?.text = viewDataSource.expensePriceText(at: indexPath)
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        eventHandler.commit(forRowAt: indexPath)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

extension ExpensesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }
}

extension ExpensesViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return viewDataSource.textFieldShouldReturn(text: textField.text)
    }
}

extension ExpensesViewController: ExpenseDetailDelegate {
    func expenseDetail(_ detail: ExpenseDetailViewController, didDelete expense: Expense) {
        eventHandler.didDelete(expense)
    }
}
