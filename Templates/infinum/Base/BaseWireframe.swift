import UIKit

/// What every wireframe has in common: the interface by which a presenter asks for navigation refines it.
@preconcurrency @MainActor
protocol WireframeInterface: AnyObject, Sendable {}

/// Creates the view controller of a module, assembles the module around it, and navigates from it.
///
/// The view controller keeps its module alive, and the wireframe with it; the wireframe doesn't keep the view
/// controller. A view controller that a wireframe has just created isn't on screen yet, and nobody else keeps it: the
/// wireframe does so until it is asked for the first time.
@preconcurrency @MainActor
class BaseWireframe<ViewController: UIViewController> {

    private weak var knownViewController: ViewController?
    private var newViewController: ViewController?

    /// For a view controller that the wireframe has just created. It is kept until `viewController` is first read.
    init(viewController: ViewController) {
        knownViewController = viewController
        newViewController = viewController
    }

    /// For a view controller that a storyboard or other code has created, and keeps.
    init(existing viewController: ViewController) {
        knownViewController = viewController
    }
}

// MARK: - Extensions -

extension BaseWireframe: WireframeInterface {}

extension BaseWireframe {

    /// The view controller of the module. Who reads it first takes it over from the wireframe.
    var viewController: ViewController {
        defer { newViewController = nil }
        guard let viewController = knownViewController else {
            fatalError(
                """
                \(type(of: self)): the \(ViewController.self) is gone. A wireframe keeps its view controller only until \
                it is first asked for it; present it, or keep it yourself, before you ask again.
                """
            )
        }
        return viewController
    }

    /// The navigation controller that the view controller is in.
    var navigationController: UINavigationController? {
        viewController.navigationController
    }

    /// Tells something that is only to be read. A presenter asks for it where its wireframe's interface does.
    func showAlert(with title: String?, message: String?) {
        let okAction = UIAlertAction(title: "OK", style: .default, handler: nil)
        showAlert(with: title, message: message, actions: [okAction])
    }

    /// Asks which of several actions to take.
    func showAlert(with title: String?, message: String?, actions: [UIAlertAction]) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        viewController.present(alert, animated: true, completion: nil)
    }
}

extension UIViewController {

    /// Presents the view controller of another module.
    func presentWireframe<ViewController>(
        _ wireframe: BaseWireframe<ViewController>,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(wireframe.viewController, animated: animated, completion: completion)
    }
}

extension UINavigationController {

    /// Pushes the view controller of another module.
    func pushWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        pushViewController(wireframe.viewController, animated: animated)
    }

    /// Makes the view controller of another module the only one on the stack.
    func setRootWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        setViewControllers([wireframe.viewController], animated: animated)
    }
}
