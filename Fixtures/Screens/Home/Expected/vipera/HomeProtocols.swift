//
//  HomeProtocols.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

@preconcurrency @MainActor
protocol HomeView: AnyObject, Sendable {
    func showLoading()
    func hideLoading()
    func updateList()
    func updateRow(at index: Int)
}

@preconcurrency @MainActor
protocol HomePresenter: AnyObject, Sendable {
    var session: Session! { get set }
    var onLogout: ((String) -> Void)? { get set }
    var shows: [Show] { get }
    var numberOfShows: Int { get }

    func reload(showsHUD: Bool)
    func changeOrder(to newOrder: SortOrder)
    func didSelectShow(at index: Int)
    func didTapLogout()
    func title(at index: Int) -> String
    func subtitle(at index: Int) -> String
    func didLoadShows(_ loaded: [Show])
    func didFailToLoad(_ error: ServiceError)
    func didLike(_ liked: Show)
}

@preconcurrency @MainActor
protocol HomeInteractor: AnyObject, Sendable {
    var sessionService: SessionService { get }

    func loadShows()
    func forgetSession()
}

@preconcurrency @MainActor
protocol HomeRouter: AnyObject, Sendable {
    func openDetails(of show: Show)
    func confirmLogout(then logOut: @escaping () -> Void)
    func showError(_ message: String, title: String)
    func leave(saying farewell: String)
}

extension HomeRouter {

    func showError(_ message: String) {
        showError(message, title: "That did not work")
    }
}
