//
//  HomeInteractor.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import Foundation

@preconcurrency @MainActor
final class HomeInteractor {

    // MARK: - Public properties -

    weak var output: HomeInteractorOutputInterface!

    // MARK: - Properties

    private let showService = ShowService.shared
    let sessionService = SessionService.shared
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {

    // MARK: - Business use case

    func loadShows() {
        showService.fetchShows(for: output.session) { [weak self] result in
            switch result {
            case .success(let shows):
                self?.output.didLoadShows(shows)
            case .failure(let error):
                self?.output.didFailToLoad(error)
            }
        }
    }

    func forgetSession() {
        sessionService.forget()
    }
}
