import UIKit

/// What a module's view is put into before it is shown.
enum VIPEREmbedding {
    case navigationController
    case none
}

extension UIViewController {

    /// Presents the view of another module.
    func presentModule(
        withView view: UIViewController,
        embedIn embedding: VIPEREmbedding = .none,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(view.embedded(in: embedding), animated: animated, completion: completion)
    }

    /// Pushes the view of another module.
    func pushModule(withView view: UIViewController, embedIn embedding: VIPEREmbedding = .none, animated: Bool = true) {
        navigationController?.pushViewController(view.embedded(in: embedding), animated: animated)
    }

    /// Makes the view of a module the first one of a window.
    func attachToWindow(_ window: UIWindow, embedIn embedding: VIPEREmbedding = .none) {
        window.rootViewController = embedded(in: embedding)
    }

    /// Makes the view of a module the only one of a navigation controller.
    func attachToNavigationController(_ navigationController: UINavigationController, animated: Bool = false) {
        navigationController.setViewControllers([self], animated: animated)
    }

    private func embedded(in embedding: VIPEREmbedding) -> UIViewController {
        switch embedding {
        case .navigationController: UINavigationController(rootViewController: self)
        case .none: self
        }
    }
}
