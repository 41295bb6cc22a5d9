import UIKit

final class TravelViewController: UIViewController {

    @IBOutlet private weak var placeField: UITextField!
    @IBOutlet private weak var listLabel: UILabel!
    @IBOutlet private weak var spentLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        showSpent()
    }

    // MARK: - Update view

    private func showList() {
        listLabel.text = tickets.map(\.name).joined(separator: ", ") + " of at most \(limit)"
    }

    private func showSpent() {
        spentLabel.text = "\(wallet.spent) \(currency), \(visits) visits"
    }

    // MARK: - Handle view event

    @IBAction private func search() {
        visits += 1
        tickets = api.tickets(to: placeField.text ?? "")
        showList()
    }

    @IBAction private func toggleMode() {
        mode = mode == .fast ? .cheap : .fast
        api.mode = mode
    }

    func buyFirst() {
        guard let ticket = tickets.first else { return }
        wallet.pay(ticket.price, in: currency)
        showSpent()
    }

    // MARK: - Provide view data source

    private lazy var tickets = api.tickets(to: "Rome")
    private lazy var mode = api.mode
    private lazy var limit = api.limit
    private var currency = Currency.home
    private lazy var visits = kept(0)

    // MARK: - Manage model

    private lazy var api = TravelAPI.current()
    private lazy var wallet = makeWallet()
}
