import UIKit

final class TicketsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: TicketsPresenterInterface = TicketsWireframe.assemble(
        self,
        store: store,
        basket: basket,
        opened: opened
    )

    // MARK: - Properties -

    @IBOutlet weak var label: UILabel!

    // Where the tickets are
    private let store = TicketStore()  // one for each screen
    private let badge = BadgeView()
    private let basket = Basket()
    var reserve = TicketStore(name: "reserve")
    private let opened = Date()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction func buy() {
        presenter.buy()
    }

    @IBAction func useReserve() {
        presenter.useReserve()
    }

    func show(_ left: Int) {
        label.text = "\(basket.titles.joined(separator: ", ")), \(left) left"
        badge.text = "\(left)"
    }
}

// MARK: - Extensions -

extension TicketsViewController: TicketsViewInterface {

    // MARK: - Update view

    func setUpViews(badgeTag: Int) {
        badge.tag = badgeTag
        view.addSubview(badge)
    }

    func setBadgeText(_ text: String?) {
        badge.text = text
    }

    func setLabelText(_ text: String?) {
        label.text = text
    }
}
