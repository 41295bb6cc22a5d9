import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class SearchRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? SearchViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: SearchViewController!
}

// MARK: - SearchRouterProtocol

extension SearchRouter: SearchRouterProtocol {

    // MARK: - Wireframe

    func open(_ hit: Hit) {
        let reader = ReaderViewController(page: hit.page)
        reader.hidesBottomBarWhenPushed = true
        screen.navigationController?.pushViewController(reader, animated: true)
    }
}
