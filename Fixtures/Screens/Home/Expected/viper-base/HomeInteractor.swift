//
//  HomeInteractor.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class HomeInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: HomeInteractorOutputProtocol!

    private let showService = ShowService.shared
    let sessionService = SessionService.shared
}

// MARK: - HomeInteractorProtocol

extension HomeInteractor: HomeInteractorProtocol {

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
