import UIKit

/// A router: it goes from its module's view to those of other modules.
@preconcurrency @MainActor
protocol VIPERRouter: VIPERBaseLayer {
    /// The view that it starts from.
    var viewController: UIViewController! { get set }
}

/// What a module's view is put into before it is shown.
enum VIPERModuleEmbedType {
    case none
    case navigationController
}

extension VIPERRouter {

    /// Presents the view of another module.
    func presentModule(
        withView view: UIViewController,
        embedIn embedding: VIPERModuleEmbedType = .none,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let presenting: UIViewController = viewController.navigationController ?? viewController
        presenting.present(embedded(view, in: embedding), animated: animated, completion: completion)
    }

    /// Pushes the view of another module, where there is a navigation controller.
    func pushModule(
        withView view: UIViewController,
        embedIn embedding: VIPERModuleEmbedType = .none,
        animated: Bool = true
    ) {
        let stack = viewController as? UINavigationController ?? viewController.navigationController
        stack?.pushViewController(embedded(view, in: embedding), animated: animated)
    }

    private func embedded(_ view: UIViewController, in embedding: VIPERModuleEmbedType) -> UIViewController {
        switch embedding {
        case .none: view
        case .navigationController: UINavigationController(rootViewController: view)
        }
    }
}
