import Foundation

@preconcurrency @MainActor
final class CatalogPresenter {

    // MARK: - Private properties -

    private unowned let view: CatalogViewInterface
    private let interactor: CatalogInteractorInterface
    private let wireframe: CatalogWireframeInterface

    // MARK: - Properties -

    weak var basketRouter: BasketRouter?

    private let services: Services
    private var books: [Book] = []
    private var chosen: [Book] = []

    // MARK: - Lifecycle -

    init(
        view: CatalogViewInterface,
        interactor: CatalogInteractorInterface,
        wireframe: CatalogWireframeInterface,
        services: Services
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.services = services
    }
}

// MARK: - Extensions -

extension CatalogPresenter: CatalogPresenterInterface {

    func load() {
        view.startSpinnerAnimating()
        interactor.loadPrice(["Emma", "Ulysses", "Dune"]) { [weak self] books in
            guard let me = self else { return }
            me.books = books
            me.view.stopSpinnerAnimating()
            me.view.setCountLabelText("\(books.count) books")
            if books.contains(where: { $0.price * me.services.rate > 50 }) {
                me.wireframe.presentTerms(with: me.services.help)
            }
        }
    }

    func choose(_ index: Int) {
        guard index < books.count else {
            wireframe.showHelp()
            return
        }
        chosen.append(books[index])
        view.setCountLabelText("\(chosen.count) of \(books.count)")
        wireframe.showBook(books[index])
    }

    func pay() {
        guard !chosen.isEmpty else { return }
        wireframe.showBasket(of: chosen)
        chosen = []
        view.setCountLabelText("Paid \(basketRouter?.count ?? 0) times")
    }

    func showTerms() {
        wireframe.presentTerms(with: services.help, isShort: chosen.isEmpty)
    }

    // MARK: - Forwarding

    var coordinator: CatalogCoordinator? {
        get { wireframe.coordinator }
        set { wireframe.coordinator = newValue }
    }
}
