//
//  HomeViewRouter.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class HomeViewRouter {

    // MARK: - Module

    weak var view: HomeViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> HomeViewController {
        HomeViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: HomeViewController) -> HomeViewPresenter {
        let router = HomeViewRouter()
        let interactor = HomeInteractor()
        let presenter = HomeViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Wireframe

    func openDetails(of show: Show) {
        let details = ShowDetailsViewController(show: show)
        details.onLike = { [weak self] liked in
            self?.view.eventHandler.didLike(liked)
        }
        view.navigationController?.pushViewController(details, animated: true)
    }

    func confirmLogout(then logOut: @escaping () -> Void) {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in logOut() })
        view.present(alert, animated: true)
    }

    func showError(_ message: String, title: String = "That did not work") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }

    func leave(saying farewell: String) {
        view.navigationController?.popToRootViewController(animated: true)
        view.viewDataSource.onLogout?(farewell)
    }
}
