//
//  HomeInteractor.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import Foundation

@preconcurrency @MainActor
class HomeInteractor {

    // MARK: - Module

    weak var eventHandler: HomeInteractorEventHandler!
    weak var dataSource: HomeInteractorDataSource!

    // MARK: - Properties

    private let showService = ShowService.shared
    let sessionService = SessionService.shared
}

// MARK: - Interactor input

extension HomeInteractor: HomeInteractorInput {

    // MARK: - Business use case

    func loadShows() {
        showService.fetchShows(for: dataSource.session) { [weak self] result in
            switch result {
            case .success(let shows):
                self?.eventHandler.didLoadShows(shows)
            case .failure(let error):
                self?.eventHandler.didFailToLoad(error)
            }
        }
    }

    func forgetSession() {
        sessionService.forget()
    }
}
