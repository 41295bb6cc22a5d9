import Foundation
import UIKit

enum Scope: Int {
    case everything, titles
}

struct Hit: Equatable {
    let page: Int
    let text: String
}

extension Notification.Name {
    static let searchHistoryDidChange = Notification.Name("searchHistoryDidChange")
}

/// Answers at once, or when the driver says so.
final class SearchIndex {
    var isSlow = false
    private var waiting: [() -> Void] = []
    private let pages = ["A swift fox", "The lazy dog", "A swift and lazy bird"]

    func find(_ query: String, in scope: Scope, completion: @escaping ([Hit]) -> Void) {
        Trace.record("index.find(\(query), \(scope))")
        let hits = pages.enumerated()
            .filter { $0.element.contains(query) && (scope == .everything || $0.element.hasPrefix(query)) }
            .map { Hit(page: $0.offset + 1, text: $0.element) }
        if isSlow {
            waiting.append { completion(hits) }
        } else {
            completion(hits)
        }
    }

    func deliver() {
        let answers = waiting
        waiting = []
        Trace.record("index.deliver \(answers.count)")
        answers.forEach { $0() }
    }

    func close() {
        Trace.record("index.close")
    }
}

final class SearchHistory {
    private(set) var entries: [String] = []

    func add(_ query: String) {
        Trace.record("history.add(\(query))")
        entries.insert(query, at: 0)
        NotificationCenter.default.post(name: .searchHistoryDidChange, object: self)
    }

    func note(_ event: String) {
        Trace.record("history.note(\(event))")
    }
}

final class ReaderViewController: UIViewController {
    init(page: Int) {
        super.init(nibName: nil, bundle: nil)
        Trace.record("reader at \(page)")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
