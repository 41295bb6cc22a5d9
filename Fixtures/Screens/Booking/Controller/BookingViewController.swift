import UIKit

class BookingViewController: UIViewController {
    @IBOutlet weak var originField: UITextField!
    @IBOutlet weak var destinationField: UITextField!
    @IBOutlet weak var passengerField: UITextField!
    @IBOutlet weak var returnSwitch: UISwitch!
    @IBOutlet weak var searchButton: UIButton!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var tableView: UITableView!

    /// Where the previous screen wants to go.
    var suggestedDestination: String?

    let store = TicketStore()
    private var trains: [Train] = []
    private var reserved: Ticket?
    private var searches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Booking"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: self, action: #selector(helpTapped))
        fillIn()
    }

    // The last passenger is likely to go again.
    private func fillIn() {
        destinationField.text = suggestedDestination
        passengerField.text = store.lastPassenger() ?? ""
        statusLabel.text = "Where to?"
    }

    @objc private func helpTapped() {
        let help = HelpViewController()
        help.topic = reserved == nil ? "searching" : "paying"
        navigationController?.pushViewController(help, animated: true)
    }

    @IBAction func searchTapped(_ sender: Any) {
        guard let origin = originField.text, !origin.isEmpty, let destination = destinationField.text else {
            statusLabel.text = "From where?"
            originField.becomeFirstResponder()
            return
        }
        searches += 1
        Tracker.log("search", count: searches)
        view.endEditing(true)
        setBusy(true)
        BookingService.shared.search(from: origin, to: destination) { [weak self] trains in
            guard let self = self else { return }
            self.setBusy(false)
            self.trains = trains
            self.tableView.reloadData()
            if trains.isEmpty {
                self.statusLabel.text = "Nothing goes there"
                self.statusLabel.textColor = .red
            } else {
                self.statusLabel.text = "\(trains.count) trains"
            }
        }
    }

    private func setBusy(_ isBusy: Bool) {
        searchButton.isEnabled = !isBusy
        if isBusy {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    /// Reserves, asks, pays: each step only if the one before went well.
    func book(_ train: Train) {
        guard let passenger = passengerField.text, !passenger.isEmpty else {
            showProblem("Who travels?")
            return
        }
        setBusy(true)
        BookingService.shared.reserve(train, for: passenger) { [weak self] result in
            guard let self else { return }
            self.setBusy(false)
            switch result {
            case .success(let ticket):
                self.reserved = ticket
                self.reserved?.isReturn = self.returnSwitch.isOn
                self.confirm(ticket)
            case .failure(.full):
                self.showProblem("\(train.name) is full")
            case .failure(.declined(let reason)):
                self.showProblem(reason)
            }
        }
    }

    private func confirm(_ ticket: Ticket) {
        let alert = UIAlertController(
            title: "Pay now?", message: "\(ticket.train.price) for \(ticket.passenger)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pay", style: .default) { [weak self] _ in
            self?.pay()
        })
        alert.addAction(UIAlertAction(title: "Give back", style: .destructive, handler: { [weak self] _ in
            BookingService.shared.release(ticket)
            self?.reserved = nil
            self?.statusLabel.text = "Given back"
        }))
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        present(alert, animated: true)
    }

    private func pay() {
        guard let ticket = reserved else { return }
        setBusy(true)
        BookingService.shared.pay(ticket) { [weak self] error in
            guard let self else { return }
            self.setBusy(false)
            if case .declined(let reason)? = error {
                self.showProblem(reason)
                return
            }
            self.store.add(ticket)
            self.reserved = nil
            let next = TicketViewController()
            next.ticket = ticket
            next.note = "bought after \(self.searches) searches"
            next.delegate = self
            self.navigationController?.pushViewController(next, animated: true)
        }
    }

    private func showProblem(_ text: String) {
        let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Blinks, so that nobody misses it.
    private func highlight(_ text: String) {
        statusLabel.text = text
        UIView.animate(withDuration: 0.2, animations: {
            self.statusLabel.alpha = 0.5
        }, completion: { [weak self] _ in
            self?.statusLabel.alpha = 1
        })
        Tracker.log("highlight")
    }

    @IBAction func ticketsTapped() {
        guard !store.tickets.isEmpty else {
            highlight("No tickets yet")
            return
        }
        let sheet = UIAlertController(title: "Tickets", message: nil, preferredStyle: .actionSheet)
        for ticket in store.tickets {
            sheet.addAction(UIAlertAction(title: ticket.train.name, style: .default) { [weak self] _ in
                self?.show(ticket)
            })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    private func show(_ ticket: Ticket) {
        guard let next = TicketViewController.reading(ticket) else { return }
        next.delegate = self
        let around = UINavigationController(rootViewController: next)
        around.modalPresentationStyle = .fullScreen
        present(around, animated: true)
    }

    @IBAction func closeTapped() {
        guard reserved != nil else {
            dismiss(animated: true)
            return
        }
        let sheet = UIAlertController(title: nil, message: "Leave without paying?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in
            self.reserved = nil
            self.dismiss(animated: true)
        })
        sheet.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(sheet, animated: true)
    }
}

extension BookingViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trains.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let train = trains[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = train.name
        cell.detailTextLabel?.text = train.seats == 0 ? "full" : "\(train.price)"
        return cell
    }
}

extension BookingViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        book(trains[indexPath.row])
    }
}

extension BookingViewController: TicketViewControllerDelegate {
    func ticketViewController(_ controller: TicketViewController, didReturn ticket: Ticket) {
        BookingService.shared.release(ticket)
        navigationController?.popViewController(animated: true)
        statusLabel.text = "\(ticket.passenger) got the money back"
    }
}
