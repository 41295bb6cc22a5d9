import Foundation

@preconcurrency @MainActor
final class HomeInteractor {

    // MARK: - Properties -

    private let sessions: SessionService

    // MARK: - Lifecycle -

    init(sessions: SessionService = .shared) {
        self.sessions = sessions
    }
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {

    // MARK: - Business use case

    func fetchShows() -> [String] {
        sessions.shows()
    }

    func end(_ reason: String) {
        sessions.end(reason)
    }

    func note(_ text: String) {
        sessions.note(text)
    }

    func whenEnded(_ done: @escaping () -> Void) {
        sessions.whenEnded(done)
    }
}
