import Foundation
import UIKit

struct Author: Equatable {
    let name: String
}

struct Post: Equatable {
    let id: Int
    let title: String
    let author: Author
}

enum PostsError: Error {
    case timeout
    case forbidden

    var message: String {
        switch self {
        case .timeout: return "That took too long."
        case .forbidden: return "These posts are private."
        }
    }
}

protocol PostService: AnyObject {
    func fetch(author: Author?, completion: @escaping (Result<[Post], PostsError>) -> Void)
}

/// Keeps every request open until the driver answers it.
final class SlowPostService: PostService {
    private var requests: [(Result<[Post], PostsError>) -> Void] = []

    func fetch(author: Author?, completion: @escaping (Result<[Post], PostsError>) -> Void) {
        Trace.record("posts.fetch(\(author?.name ?? "everybody"))")
        requests.append(completion)
    }

    func answer(_ result: Result<[Post], PostsError>) {
        guard !requests.isEmpty else { return Trace.record("posts.answer: nobody asked") }
        Trace.record("posts.answer")
        requests.removeFirst()(result)
    }
}

final class BookmarkStore {
    private var ids: Set<Int> = []

    func contains(_ id: Int) -> Bool {
        ids.contains(id)
    }

    func add(_ id: Int) {
        Trace.record("bookmarks.add(\(id))")
        ids.insert(id)
    }

    func remove(_ id: Int) {
        Trace.record("bookmarks.remove(\(id))")
        ids.remove(id)
    }
}

struct Analytics {
    func track(_ event: String, _ values: [String: String] = [:]) {
        let list = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        Trace.record("track(\(event)) \(list)")
    }
}

struct Services {
    let posts: PostService
    let bookmarks: BookmarkStore
    let analytics: Analytics
}
