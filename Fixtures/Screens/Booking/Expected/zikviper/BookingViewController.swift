import UIKit

class BookingViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: BookingViewEventHandler = BookingBuilder.assemble(self)
    lazy var viewDataSource: BookingViewDataSource = BookingBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet weak var originField: UITextField!
    @IBOutlet weak var destinationField: UITextField!
    @IBOutlet weak var passengerField: UITextField!
    @IBOutlet weak var returnSwitch: UISwitch!
    @IBOutlet weak var searchButton: UIButton!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var tableView: UITableView!

    var suggestedDestination: String? {
        get { viewDataSource.suggestedDestination }
        set { viewDataSource.suggestedDestination = newValue }
    }

    var store: TicketStore { viewDataSource.store }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Booking"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: self, action: #selector(helpTapped))
        eventHandler.fillIn()
    }

    @objc private func helpTapped() {
        eventHandler.helpTapped()
    }

    @IBAction func searchTapped(_ sender: Any) {
        eventHandler.searchTapped()
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
        eventHandler.ticketsTapped()
    }

    @IBAction func closeTapped() {
        eventHandler.closeTapped()
    }

    // MARK: - Provide input

    var originText: String? { originField.text }

    var destinationText: String? { destinationField.text }

    var passengerText: String? { passengerField.text }

    var isReturnSwitchOn: Bool { returnSwitch.isOn }
}

// MARK: - View input

extension BookingViewController: BookingViewInput {

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

extension BookingViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewDataSource.numberOfTrains
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.name(at: indexPath)
        cell.detailTextLabel?.text = viewDataSource.seats(at: indexPath) == 0 ? "full" : "\(viewDataSource.price(at: indexPath))"
        return cell
    }
}

extension BookingViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }
}

extension BookingViewController: TicketViewControllerDelegate {
    func ticketViewController(_ controller: TicketViewController, didReturn ticket: Ticket) {
        eventHandler.didReturn(ticket)
    }
}
