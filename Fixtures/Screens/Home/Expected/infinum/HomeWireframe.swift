//
//  HomeWireframe.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

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
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {

    // MARK: - Wireframe

    func openDetails(of show: Show) {
        let details = ShowDetailsViewController(show: show)
        details.onLike = { [weak self] liked in
            self?.viewController.presenter.didLike(liked)
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
        viewController.presenter.onLogout?(farewell)
    }
}
