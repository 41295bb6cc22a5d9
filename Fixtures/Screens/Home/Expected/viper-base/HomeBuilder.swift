//
//  HomeBuilder.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class HomeBuilder: VIPERBuilder<HomeViewController, HomePresenter, HomeInteractor, HomeRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension HomeBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
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
