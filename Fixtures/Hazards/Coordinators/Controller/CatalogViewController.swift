import UIKit

/// The books of a shop; what is chosen is for others to show.
final class CatalogViewController: UIViewController {

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    weak var coordinator: CatalogCoordinator?
    weak var basketRouter: BasketRouter?

    private let services: Services
    private var books: [Book] = []
    private var chosen: [Book] = []

    init(services: Services) {
        self.services = services
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalog"
        load()
    }

    private func load() {
        spinner.startAnimating()
        PriceService.shared.load(["Emma", "Ulysses", "Dune"]) { [weak self] books in
            guard let me = self else { return }
            me.books = books
            me.spinner.stopAnimating()
            me.countLabel.text = "\(books.count) books"
            if books.contains(where: { $0.price * me.services.rate > 50 }) {
                me.services.help?.showTerms(controller: me, isShort: true)
            }
        }
    }

    func choose(_ index: Int) {
        guard index < books.count else {
            coordinator?.showHelp(on: "choosing", from: self)
            return
        }
        chosen.append(books[index])
        countLabel.text = "\(chosen.count) of \(books.count)"
        coordinator?.showBook(books[index])
    }

    @IBAction private func pay() {
        guard !chosen.isEmpty else { return }
        basketRouter?.showBasket(of: chosen)
        chosen = []
        countLabel.text = "Paid \(basketRouter?.count ?? 0) times"
    }

    @IBAction private func showTerms() {
        services.help?.showTerms(controller: self, isShort: chosen.isEmpty)
        countLabel.text = "Terms"
    }
}
