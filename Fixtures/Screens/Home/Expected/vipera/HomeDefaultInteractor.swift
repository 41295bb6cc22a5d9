//
//  HomeDefaultInteractor.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import Foundation

@preconcurrency @MainActor
class HomeDefaultInteractor {

    // MARK: - Module

    weak var presenter: HomePresenter!

    // MARK: - Properties

    private let showService = ShowService.shared
    let sessionService = SessionService.shared
}

// MARK: - HomeInteractor

extension HomeDefaultInteractor: HomeInteractor {

    // MARK: - Business use case

    func loadShows() {
        showService.fetchShows(for: presenter.session) { [weak self] result in
            switch result {
            case .success(let shows):
                self?.presenter.didLoadShows(shows)
            case .failure(let error):
                self?.presenter.didFailToLoad(error)
            }
        }
    }

    func forgetSession() {
        sessionService.forget()
    }
}
