//
//  HomeDefaultPresenter.swift
//  TVShows
//
//  The screen behind the login: every show there is, and the way out.
//

import Foundation

@preconcurrency @MainActor
class HomeDefaultPresenter {

    // MARK: - Module

    var router: HomeRouter!
    var interactor: HomeInteractor!
    weak var view: HomeView!

    // MARK: - Properties

    /// Who is logged in. Set by the login screen.
    var session: Session!

    /// Called when the user has logged out or the session has ended, with a sentence for the login screen.
    var onLogout: ((String) -> Void)?

    var shows: [Show] = []
    private var order = SortOrder.title
    private var isLoading = false  // a second pull must not start a second request

    // MARK: - Helpers

    private func logOut() {
        interactor.sessionService.end(session) { [weak self, weak view] in
            guard let self, let view else { return }
            defer { withExtendedLifetime(view) {} }
            self.interactor.forgetSession()
            self.router.leave(saying: "Goodbye, \(self.session.userName).")
        }
    }

    private func sorted(_ shows: [Show]) -> [Show] {
        switch order {
        case .title: return shows.sorted { $0.title < $1.title }
        case .likes: return shows.sorted { ($1.likes, $0.title) < ($0.likes, $1.title) }
        }
    }
}

// MARK: - HomePresenter

extension HomeDefaultPresenter: HomePresenter {

    // MARK: - Handle view event

    /// Also called by the app when it comes back to the foreground.
    func reload(showsHUD: Bool = false) {
        guard !isLoading else { return }
        isLoading = true
        if showsHUD {
            view.showLoading()
        }
        interactor.loadShows()
    }

    func changeOrder(to newOrder: SortOrder) {
        guard newOrder != order else { return }
        order = newOrder
        shows = sorted(shows)
        view.updateList()
    }

    func didSelectShow(at index: Int) {
        router.openDetails(of: shows[index])
    }

    func didTapLogout() {
        router.confirmLogout { [weak self] in
            self?.logOut()
        }
    }

    // MARK: - Provide view data source

    var numberOfShows: Int {
        shows.count
    }

    func title(at index: Int) -> String {
        let show = shows[index]
        return show.isNew ? "\(show.title) (new)" : show.title
    }

    func subtitle(at index: Int) -> String {
        switch shows[index].likes {
        case 0: return "Nobody likes this yet"
        case 1: return "1 like"
        case let likes: return "\(likes) likes"
        }
    }

    // MARK: - Handle business event

    func didLoadShows(_ loaded: [Show]) {
        isLoading = false
        shows = sorted(loaded)
        view.hideLoading()
        view.updateList()
    }

    func didFailToLoad(_ error: ServiceError) {
        let view = self.view!
        isLoading = false
        view.hideLoading()
        switch error {
        case .offline:
            router.showError("You are offline.")
        case .sessionEnded:
            // The server has forgotten us, so there is nobody to log out.
            interactor.forgetSession()
            router.leave(saying: "Please log in again.")
        case .server(let code):
            router.showError("The server answered \(code).", title: "Our fault")
        }
    }

    func didLike(_ liked: Show) {
        let view = self.view!
        guard let index = shows.firstIndex(where: { $0.id == liked.id }) else { return }
        shows[index].likes += 1
        view.updateRow(at: index)
    }
}
