import Foundation

@preconcurrency @MainActor
final class HomePresenter {

    // MARK: - Private properties -

    private unowned let view: HomeViewInterface
    private let interactor: HomeInteractorInterface
    private let wireframe: HomeWireframeInterface

    // MARK: - Properties -

    var shows: [String] = []

    // MARK: - Lifecycle -

    init(
        view: HomeViewInterface,
        interactor: HomeInteractorInterface,
        wireframe: HomeWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func leave() {
        let view = self.view
        defer { withExtendedLifetime(view) {} }
        interactor.end("expired")
        shows = []
        wireframe.showLogin()
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {

    // The navigation controller stays, and begins anew.
    func logoutTapped() {
        interactor.end("tapped")
        shows = []
        wireframe.showWelcome()
    }

    func openLast() {
        guard let show = shows.last else { return }
        interactor.note(show)
        wireframe.showDetails(show: show)
        view.setCountLabelText("opened")
    }

    func restart() {
        interactor.note("restart")
        shows.removeAll()
        wireframe.showSplash()
    }

    func switchAccount() {
        interactor.note("switch")
        shows = []
        wireframe.switchToSplash()
    }

    /// The session may end at any time, and with it the window's root.
    func watchSession() {
        interactor.whenEnded { [weak self] in
            self?.leave()
        }
    }

    // MARK: - Forwarding

    func fetchShows() -> [String] {
        interactor.fetchShows()
    }
}
