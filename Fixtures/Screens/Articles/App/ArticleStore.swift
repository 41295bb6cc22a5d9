import Foundation

struct Article: Equatable {
    var title: String
    var address: String
    var text: String
    var isRead = false
}

protocol ArticleStoreProtocol: AnyObject {
    func articles(includingRead: Bool) -> [Article]
    func markRead(_ article: Article)
    func remove(_ article: Article)
    func fetch(_ completion: @escaping (Result<[Article], Error>) -> Void)
}

enum StoreError: Error, LocalizedError {
    case offline

    var errorDescription: String? { "You are offline." }
}

final class MemoryStore: ArticleStoreProtocol {
    private var stored: [Article]
    var failure: StoreError?

    init(_ articles: [Article]) { stored = articles }

    func articles(includingRead: Bool) -> [Article] {
        Trace.record("articles(includingRead: \(includingRead))")
        return stored.filter { includingRead || !$0.isRead }
    }

    func markRead(_ article: Article) {
        Trace.record("markRead(\(article.title))")
        if let place = stored.firstIndex(where: { $0.title == article.title }) { stored[place].isRead = true }
    }

    func remove(_ article: Article) {
        Trace.record("remove(\(article.title))")
        stored.removeAll { $0.title == article.title }
    }

    func fetch(_ completion: @escaping (Result<[Article], Error>) -> Void) {
        Trace.record("fetch")
        let result: Result<[Article], Error> = failure.map { .failure($0) } ?? .success(stored)
        MainLoop.enqueue { completion(result) }
    }
}

final class ReadingTracker {
    static let shared = ReadingTracker()

    func track(_ event: String) { Trace.record("track \(event)") }
}
