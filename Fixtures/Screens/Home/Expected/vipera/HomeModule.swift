//
//  HomeModule.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class HomeModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> HomeViewController {
        HomeViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: HomeViewController) -> HomeDefaultPresenter {
        let interactor = HomeDefaultInteractor()
        let presenter = HomeDefaultPresenter()
        let router = HomeDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
