import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class PostDetailsRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? PostDetailsViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: PostDetailsViewController!
}

// MARK: - PostDetailsRouterProtocol

extension PostDetailsRouter: PostDetailsRouterProtocol {

    // MARK: - Helpers

    func complain() {
        let alert = UIAlertController(title: "Not sent", message: "Try again later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
    }
}
