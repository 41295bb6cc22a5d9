//
//  HomeRouter.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class HomeRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? HomeViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: HomeViewController!
}

// MARK: - HomeRouterProtocol

extension HomeRouter: HomeRouterProtocol {

    // MARK: - Wireframe

    func openDetails(of show: Show) {
        let details = ShowDetailsViewController(show: show)
        details.onLike = { [weak self] liked in
            self?.screen.presenter.didLike(liked)
        }
        screen.navigationController?.pushViewController(details, animated: true)
    }

    func confirmLogout(then logOut: @escaping () -> Void) {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in logOut() })
        screen.present(alert, animated: true)
    }

    func showError(_ message: String, title: String = "That did not work") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
    }

    func leave(saying farewell: String) {
        screen.navigationController?.popToRootViewController(animated: true)
        screen.presenter.onLogout?(farewell)
    }
}
