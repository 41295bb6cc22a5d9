import UIKit

final class EventsViewController: UIViewController {

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var countLabel: UILabel!

    var city = "Bern"

    private var events: [Event] = []
    private var selected: Event?
    private let client = EventClient.shared
    private let formatter = PriceFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        fetchEvents()
    }

    // MARK: - Setup

    private func setupUI() {
        tableView.dataSource = self
        tableView.delegate = self
        setTitle()
    }

    // MARK: - Networking

    private func fetchEvents() {
        client.events(in: city) { [weak self] events, error in
            if let error = error {
                self?.presentAlert(for: error)
            } else {
                self?.events = events
                self?.refresh()
            }
        }
    }

    private func presentAlert(for error: Error) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.fetchEvents() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    // MARK: - Navigation

    private func setTitle() {
        navigationItem.title = "Events in \(city)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Buy", style: .done, target: self, action: #selector(buyTapped))
    }

    private func showCheckout(for event: Event) {
        let checkout = CheckoutViewController()
        checkout.price = formatter.text(for: event.price)
        navigationController?.pushViewController(checkout, animated: true)
    }

    // MARK: - Actions

    @objc private func buyTapped() {
        guard let selected = selected else {
            countLabel.text = "Choose one"
            return
        }
        book(selected)
    }

    @IBAction func clearTapped(_ sender: Any) {
        selected = nil
        refresh()
    }

    // MARK: - Private

    private func refresh() {
        countLabel.text = "\(events.count) events"
        tableView.reloadData()
    }

    private func isSoldOut(_ event: Event) -> Bool {
        event.seats <= 0
    }

    // MARK: - Helpers

    private func book(_ event: Event) {
        client.book(event) { [weak self] isBooked in
            guard let self = self else { return }
            if isBooked {
                self.showCheckout(for: event)
            } else {
                self.countLabel.text = "Sold out"
            }
        }
    }

    // MARK: - 🎟

    private func text(for event: Event) -> String {
        isSoldOut(event) ? "\(event.name) (sold out)" : "\(event.name), \(formatter.text(for: event.price))"
    }
}

// MARK: - Table

extension EventsViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return events.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "Event")
        cell.textLabel?.text = text(for: events[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = events[indexPath.row]
        countLabel.text = selected?.name
    }
}
