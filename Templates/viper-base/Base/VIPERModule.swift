import UIKit

/// A module that a builder has made. Whoever shows the view keeps the module.
@preconcurrency @MainActor
struct VIPERModule<
    View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor, Router: VIPERRouter
> {
    let view: View
    let presenter: Presenter
    let interactor: Interactor
    let router: Router
}

extension VIPERModule {

    /// Shows the view in a window of its own, which the app has to keep.
    func attachToWindow(withNavigationController isEmbedded: Bool = false) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = isEmbedded ? attachToNavigationController() : view
        window.makeKeyAndVisible()
        return window
    }

    /// Makes the view the first one of a navigation controller.
    func attachToNavigationController() -> UINavigationController {
        UINavigationController(rootViewController: view)
    }
}
