//
//  HomeBuilder.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class HomeBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: HomeViewController, presenter: HomePresenter) {
        let view = HomeViewController()
        return (view, view.presenter as! HomePresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: HomeViewController) -> HomePresenter {
        let router = HomeRouter()
        let interactor = HomeInteractor()
        let presenter = HomePresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
