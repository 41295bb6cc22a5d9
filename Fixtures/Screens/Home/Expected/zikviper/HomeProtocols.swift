//
//  HomeProtocols.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

@preconcurrency @MainActor
protocol HomeViewInput: AnyObject, Sendable {
    func showLoading()
    func hideLoading()
    func updateList()
    func updateRow(at index: Int)
}

@preconcurrency @MainActor
protocol HomeViewEventHandler: AnyObject, Sendable {
    func reload(showsHUD: Bool)
    func changeOrder(to newOrder: SortOrder)
    func didSelectShow(at index: Int)
    func didTapLogout()
    func didLike(_ liked: Show)
}

@preconcurrency @MainActor
protocol HomeViewDataSource: AnyObject, Sendable {
    var session: Session! { get set }
    var onLogout: ((String) -> Void)? { get set }
    var numberOfShows: Int { get }
    var hasShows: Bool { get }

    func title(at index: Int) -> String
    func subtitle(at index: Int) -> String
}

@preconcurrency @MainActor
protocol HomeInteractorInput: AnyObject, Sendable {
    var sessionService: SessionService { get }

    func loadShows()
    func forgetSession()
}

@preconcurrency @MainActor
protocol HomeInteractorEventHandler: AnyObject, Sendable {
    func didLoadShows(_ loaded: [Show])
    func didFailToLoad(_ error: ServiceError)
}

@preconcurrency @MainActor
protocol HomeInteractorDataSource: AnyObject, Sendable {
    var session: Session! { get }
}

@preconcurrency @MainActor
protocol HomeWireframeInput: AnyObject, Sendable {
    func openDetails(of show: Show)
    func confirmLogout(then logOut: @escaping () -> Void)
    func showError(_ message: String, title: String)
    func leave(saying farewell: String)
}

extension HomeWireframeInput {

    func showError(_ message: String) {
        showError(message, title: "That did not work")
    }
}

@preconcurrency @MainActor
protocol HomeRouterInput: AnyObject, Sendable {
}
