import UIKit

final class SalesViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: SalesPresenterInterface = SalesWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var sumLabel: UILabel!

    var onSale: (() -> Void)? {
        get { presenter.onSale }
        set { presenter.onSale = newValue }
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        show("none")
    }

    // MARK: - Send view event

    func sellTea() {
        presenter.sellTea()
    }

    func sellCake() {
        presenter.sellCake()
    }

    func sellBread() {
        presenter.sellBread()
    }

    func sellMilk() {
        presenter.sellMilk()
    }

    func sellAll() async {
        await presenter.sellAll()
    }
}

// MARK: - Extensions -

extension SalesViewController: SalesViewInterface {

    // MARK: - Update view

    func show(_ text: String) {
        Trace.record("show \(text)")
        sumLabel?.text = text
    }
}
