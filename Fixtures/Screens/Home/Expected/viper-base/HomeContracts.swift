//
//  HomeContracts.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol HomeViewProtocol: AnyObject, Sendable {
    func showLoading()
    func hideLoading()
    func updateList()
    func updateRow(at index: Int)
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol HomeViewOutputProtocol: AnyObject, Sendable {
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
    func didLike(_ liked: Show)
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol HomeInteractorProtocol: AnyObject, Sendable {
    var sessionService: SessionService { get }

    func loadShows()
    func forgetSession()
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol HomeInteractorOutputProtocol: AnyObject, Sendable {
    var session: Session! { get }

    func didLoadShows(_ loaded: [Show])
    func didFailToLoad(_ error: ServiceError)
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol HomeRouterProtocol: AnyObject, Sendable {
    func openDetails(of show: Show)
    func confirmLogout(then logOut: @escaping () -> Void)
    func showError(_ message: String, title: String)
    func leave(saying farewell: String)
}

extension HomeRouterProtocol {

    func showError(_ message: String) {
        showError(message, title: "That did not work")
    }
}
