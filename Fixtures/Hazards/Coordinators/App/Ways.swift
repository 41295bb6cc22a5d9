import Foundation
import UIKit

struct Book: Equatable {
    let title: String
    var price = 10
}

@MainActor
protocol CatalogCoordinator: AnyObject {
    func showBook(_ book: Book)
    func showHelp(on topic: String, from screen: UIViewController)
}

@MainActor
protocol BasketRouter: AnyObject {
    var count: Int { get }
    func showBasket(of books: [Book])
}

@MainActor
final class HelpDesk {
    func showTerms(controller: UIViewController, isShort: Bool) {
        let terms = UIViewController()
        terms.title = isShort ? "Short terms" : "Terms"
        controller.present(terms, animated: false)
    }
}

@MainActor
final class Services {
    var help: HelpDesk?
    let rate: Int

    init(help: HelpDesk?, rate: Int) {
        self.help = help
        self.rate = rate
    }
}

@MainActor
final class PriceService {
    static let shared = PriceService()

    func load(_ titles: [String], completion: @escaping ([Book]) -> Void) {
        Trace.record("load \(titles)")
        DispatchQueue.main.async { completion(titles.enumerated().map { Book(title: $1, price: 10 * ($0 + 1)) }) }
    }
}

/// Knows the ways between the screens.
@MainActor
final class ShopFlow: CatalogCoordinator, BasketRouter {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    let catalog: CatalogViewController

    init(services: Services) {
        catalog = CatalogViewController(services: services)
        catalog.coordinator = self
        catalog.basketRouter = self
        navigation.pushViewController(catalog, animated: false)
    }

    deinit { MainActor.assumeIsolated { Trace.record("the flow is gone") } }

    var top: String { navigation.topViewController?.title ?? "the catalog" }

    func back() { navigation.popViewController(animated: false) }

    func showBook(_ book: Book) {
        let screen = UIViewController()
        screen.title = "\(book.title) for \(book.price)"
        navigation.pushViewController(screen, animated: false)
    }

    func showHelp(on topic: String, from screen: UIViewController) {
        let help = UIViewController()
        help.title = "Help on \(topic)"
        screen.present(help, animated: false)
    }

    private(set) var count = 0

    func showBasket(of books: [Book]) {
        count += 1
        let basket = UIViewController()
        basket.title = "Basket \(count): \(books.map(\.title))"
        navigation.pushViewController(basket, animated: false)
    }
}
