import UIKit

@preconcurrency @MainActor
protocol CatalogWireframeInterface: WireframeInterface {
    var coordinator: CatalogCoordinator? { get set }

    func presentTerms(with help: HelpDesk?)
    func showHelp()
    func showBook(_ book: Book)
    func showBasket(of books: [Book])
    func presentTerms(with help: HelpDesk?, isShort: Bool)
}

@preconcurrency @MainActor
protocol CatalogViewInterface: ViewInterface {
    func startSpinnerAnimating()
    func stopSpinnerAnimating()
    func setCountLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol CatalogPresenterInterface: PresenterInterface {
    var basketRouter: BasketRouter? { get set }
    var coordinator: CatalogCoordinator? { get set }

    func load()
    func choose(_ index: Int)
    func pay()
    func showTerms()
}

@preconcurrency @MainActor
protocol CatalogInteractorInterface: InteractorInterface {
    func loadPrice(_ titles: [String], completion: @escaping ([Book]) -> Void)
}
