import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

final class BookingViewController: UIViewController {

    // MARK: - Properties

    lazy var presenter: BookingViewOutputProtocol! = BookingBuilder.assemble(self)

    @IBOutlet weak var originField: UITextField!
    @IBOutlet weak var destinationField: UITextField!
    @IBOutlet weak var passengerField: UITextField!
    @IBOutlet weak var returnSwitch: UISwitch!
    @IBOutlet weak var searchButton: UIButton!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var tableView: UITableView!

    var suggestedDestination: String? {
        get { presenter.suggestedDestination }
        set { presenter.suggestedDestination = newValue }
    }

    var store: TicketStore { presenter.store }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Booking"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: self, action: #selector(helpTapped))
        presenter.fillIn()
    }

    @objc private func helpTapped() {
        presenter.helpTapped()
    }

    @IBAction func searchTapped(_ sender: Any) {
        presenter.searchTapped()
    }

    func setBusy(_ isBusy: Bool) {
        searchButton.isEnabled = !isBusy
        if isBusy {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    @IBAction func ticketsTapped() {
        presenter.ticketsTapped()
    }

    @IBAction func closeTapped() {
        presenter.closeTapped()
    }

    // MARK: - Provide input

    var originText: String? { originField.text }

    var destinationText: String? { destinationField.text }

    var passengerText: String? { passengerField.text }

    var isReturnSwitchOn: Bool { returnSwitch.isOn }
}

// MARK: - BookingViewProtocol

extension BookingViewController: BookingViewProtocol {

    // MARK: - Update view

    func setDestinationFieldText(_ text: String?) {
        destinationField.text = text
    }

    func setPassengerFieldText(_ text: String?) {
        passengerField.text = text
    }

    func setStatusLabelText(_ text: String?) {
        statusLabel.text = text
    }

    func focusOriginField() {
        originField.becomeFirstResponder()
    }

    func endEditing() {
        view.endEditing(true)
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setStatusLabelTextColorToRed() {
        statusLabel.textColor = .red
    }

    func animateStatusLabel() {
        UIView.animate(withDuration: 0.2, animations: {
            self.statusLabel.alpha = 0.5
        }, completion: { [weak self] _ in
            self?.statusLabel.alpha = 1
        })
    }
}

// MARK: - VIPERView

extension BookingViewController: VIPERView {
}

extension BookingViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.trains.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let train = presenter.trains[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = train.name
        cell.detailTextLabel?.text = train.seats == 0 ? "full" : "\(train.price)"
        return cell
    }
}

extension BookingViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }
}

extension BookingViewController: TicketViewControllerDelegate {
    func ticketViewController(_ controller: TicketViewController, didReturn ticket: Ticket) {
        presenter.didReturn(ticket)
    }
}
