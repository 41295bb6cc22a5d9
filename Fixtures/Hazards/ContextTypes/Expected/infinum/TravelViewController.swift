import UIKit

final class TravelViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TravelPresenterInterface = TravelWireframe.assemble(self)

    // MARK: - Properties -

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
        listLabel.text = presenter.tickets.map(\.name).joined(separator: ", ") + " of at most \(presenter.limit)"
    }

    // MARK: - Handle view event

    @IBAction private func search() {
        visits += 1
        presenter.tickets = presenter.fetchTickets(to: placeField.text ?? "")
        showList()
    }

    @IBAction private func toggleMode() {
        presenter.toggleMode()
    }

    func buyFirst() {
        presenter.buyFirst()
    }

    // MARK: - Provide view data source

    private lazy var visits = kept(0)
}

// MARK: - Extensions -

extension TravelViewController: TravelViewInterface {

    // MARK: - Update view

    func showSpent() {
        spentLabel.text = "\(presenter.wallet.spent) \(presenter.currency), \(visits) visits"
    }
}
