import UIKit

final class HomeWireframe: BaseWireframe<HomeViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = HomeViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: HomeViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: HomeViewController) -> HomePresenterInterface {
        HomeWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: HomeViewInterface) -> HomePresenter {
        let interactor = HomeInteractor()
        let presenter = HomePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {

    // MARK: - Wireframe

    func showWelcome() {
        let storyboard = UIStoryboard(name: "Login", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "Welcome")
        viewController.navigationController?.setViewControllers([controller], animated: true)
    }

    func showDetails(show: String) {
        let storyboard = UIStoryboard(name: "Home", bundle: nil)
        let list = storyboard.instantiateViewController(withIdentifier: "Favourites")
        let details = DetailsViewController(show: show)
        viewController.navigationController?.setViewControllers([list, details], animated: false)
    }

    func showSplash() {
        let splash = SplashViewController()
        splash.title = "Again"
        viewController.navigationController?.viewControllers = [splash]
    }

    func switchToSplash() {
        guard let window = viewController.view.window else { return }
        window.rootViewController = SplashViewController()
        window.makeKeyAndVisible()
    }

    func showLogin() {
        let login = LoginViewController()
        let around = UINavigationController(rootViewController: login)
        viewController.view.window?.rootViewController = around
        viewController.view.window?.makeKeyAndVisible()
    }
}
