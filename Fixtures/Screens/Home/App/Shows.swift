import UIKit

struct Show: Equatable, Sendable {
    let id: Int
    var title: String
    var likes: Int
    var isNew = false
}

enum SortOrder {
    case title, likes
}

struct Session: Equatable, Sendable {
    let userName: String
    let token: String
}

enum ServiceError: Error, Equatable {
    case offline
    case sessionEnded
    case server(code: Int)
}

/// Answers when the driver says so, as a server does.
@MainActor
final class ShowService {
    static let shared = ShowService()

    var answer: Result<[Show], ServiceError> = .success([])
    private var waiting: [() -> Void] = []

    func fetchShows(for session: Session, completion: @escaping (Result<[Show], ServiceError>) -> Void) {
        Trace.record("shows.fetch(\(session.token))")
        waiting.append { completion(self.answer) }
    }

    func deliver() {
        let answers = waiting
        waiting = []
        Trace.record("shows.deliver \(answers.count)")
        answers.forEach { $0() }
    }
}

@MainActor
final class SessionService {
    static let shared = SessionService()

    func end(_ session: Session, completion: @escaping () -> Void) {
        Trace.record("session.end(\(session.token))")
        completion()
    }

    func forget() {
        Trace.record("session.forget")
    }
}
