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

    // MARK: - Send view event

    @IBAction private func search() {
        presenter.search()
    }

    @IBAction private func toggleMode() {
        presenter.toggleMode()
    }

    func buyFirst() {
        presenter.buyFirst()
    }

    // MARK: - Provide input

    var placeText: String? { placeField.text }
}

// MARK: - Extensions -

extension TravelViewController: TravelViewInterface {

    // MARK: - Update view

    func showList() {
        listLabel.text = presenter.tickets.map(\.name).joined(separator: ", ") + " of at most \(presenter.limit)"
    }

    func showSpent() {
        spentLabel.text = "\(presenter.wallet.spent) \(presenter.currency), \(presenter.visits) visits"
    }
}
