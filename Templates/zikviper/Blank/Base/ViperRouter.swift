import UIKit

/// A router of the app: a wireframe asks it for the screens of other modules, and to show them.
///
/// It shows them as UIKit does, unless a router says otherwise. Where there is no screen to start from, it does nothing.
@preconcurrency @MainActor
protocol ViperRouter: AnyObject, Sendable {
    /// Pushes a screen onto the stack of navigation that another one is in, or is.
    func push(_ screen: UIViewController, from source: UIViewController?, animated: Bool)

    /// Takes the topmost screen off the stack of navigation that a screen is in.
    func pop(_ screen: UIViewController?, animated: Bool)

    /// Presents a screen over another one.
    func present(
        _ screen: UIViewController, from source: UIViewController?, animated: Bool, completion: (() -> Void)?)

    /// Dismisses what a screen presents, or the screen itself if it is presented and presents nothing.
    func dismiss(_ screen: UIViewController?, animated: Bool, completion: (() -> Void)?)
}

extension ViperRouter {

    func push(_ screen: UIViewController, from source: UIViewController?, animated: Bool) {
        let stack = source as? UINavigationController ?? source?.navigationController
        stack?.pushViewController(screen, animated: animated)
    }

    func pop(_ screen: UIViewController?, animated: Bool) {
        let stack = screen as? UINavigationController ?? screen?.navigationController
        stack?.popViewController(animated: animated)
    }

    func present(
        _ screen: UIViewController, from source: UIViewController?, animated: Bool, completion: (() -> Void)?
    ) {
        source?.present(screen, animated: animated, completion: completion)
    }

    func dismiss(_ screen: UIViewController?, animated: Bool, completion: (() -> Void)?) {
        screen?.dismiss(animated: animated, completion: completion)
    }
}
