//
//  HomeDefaultRouter.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

@preconcurrency @MainActor
class HomeDefaultRouter {

    // MARK: - Module

    weak var presenter: HomePresenter!
    weak var viewController: HomeViewController!
}

// MARK: - HomeRouter

extension HomeDefaultRouter: HomeRouter {

    // MARK: - Wireframe

    func openDetails(of show: Show) {
        let details = ShowDetailsViewController(show: show)
        details.onLike = { [weak self] liked in
            self?.presenter.didLike(liked)
        }
        viewController.navigationController?.pushViewController(details, animated: true)
    }

    func confirmLogout(then logOut: @escaping () -> Void) {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in logOut() })
        viewController.present(alert, animated: true)
    }

    func showError(_ message: String, title: String = "That did not work") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    func leave(saying farewell: String) {
        viewController.navigationController?.popToRootViewController(animated: true)
        presenter.onLogout?(farewell)
    }
}
