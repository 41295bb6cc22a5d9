//
//  HomeBuilder.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum HomeBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> HomeViewController {
        HomeViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: HomeViewController) -> HomeViewPresenter {
        let wireframe = HomeWireframe()
        let interactor = HomeInteractor()
        let presenter = HomeViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = HomeRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
