import UIKit

final class CountStore {
    static let shared = CountStore()

    private var count = 3

    func load() -> Int {
        Trace.record("store.load() = \(count)")
        return count
    }

    func save(_ count: Int) {
        Trace.record("store.save(\(count))")
        self.count = count
    }
}
