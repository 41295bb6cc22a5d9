import UIKit

/// The books of a shop; what is chosen is for others to show.
final class CatalogViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: CatalogPresenterInterface!

    // MARK: - Properties -

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    var coordinator: CatalogCoordinator? {
        get { presenter.coordinator }
        set { presenter.coordinator = newValue }
    }
    var basketRouter: BasketRouter? {
        get { presenter.basketRouter }
        set { presenter.basketRouter = newValue }
    }

    init(services: Services) {
        super.init(nibName: nil, bundle: nil)
        presenter = CatalogWireframe.assemble(self, services: services)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalog"
        presenter.load()
    }

    func choose(_ index: Int) {
        presenter.choose(index)
    }

    @IBAction private func pay() {
        presenter.pay()
    }

    @IBAction private func showTerms() {
        presenter.showTerms()
        countLabel.text = "Terms"
    }
}

// MARK: - Extensions -

extension CatalogViewController: CatalogViewInterface {

    // MARK: - Update view

    func startSpinnerAnimating() {
        spinner.startAnimating()
    }

    func stopSpinnerAnimating() {
        spinner.stopAnimating()
    }

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }
}
