import UIKit

final class CatalogWireframe: BaseWireframe<CatalogViewController> {

    // MARK: - Properties -

    weak var coordinator: CatalogCoordinator?

    // MARK: - Module setup -

    init(services: Services) {
        let moduleViewController = CatalogViewController(services: services)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: CatalogViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: CatalogViewController, services: Services) -> CatalogPresenterInterface {
        CatalogWireframe(existing: viewController).makePresenter(for: viewController, services: services)
    }

    private func makePresenter(for view: CatalogViewInterface, services: Services) -> CatalogPresenter {
        let interactor = CatalogInteractor()
        let presenter = CatalogPresenter(view: view, interactor: interactor, wireframe: self, services: services)
        return presenter
    }
}

// MARK: - Extensions -

extension CatalogWireframe: CatalogWireframeInterface {

    // MARK: - Wireframe

    func presentTerms(with help: HelpDesk?) {
        help?.showTerms(controller: viewController, isShort: true)
    }

    func showHelp() {
        coordinator?.showHelp(on: "choosing", from: viewController)
    }

    func showBook(_ book: Book) {
        coordinator?.showBook(book)
    }

    func showBasket(of books: [Book]) {
        viewController.presenter.basketRouter?.showBasket(of: books)
    }

    func presentTerms(with help: HelpDesk?, isShort: Bool) {
        help?.showTerms(controller: viewController, isShort: isShort)
    }
}
