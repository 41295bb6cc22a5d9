//
//  HomeWireframe.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

@preconcurrency @MainActor
class HomeWireframe {

    // MARK: - Module

    weak var view: HomeViewController!
    var router: HomeRouterInput!
}

// MARK: - Wireframe input

extension HomeWireframe: HomeWireframeInput {

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
