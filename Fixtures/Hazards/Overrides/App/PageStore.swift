import UIKit

@MainActor
final class PageStore {
    static var page = 3

    func lastPage() -> Int {
        Trace.record("store.lastPage")
        return PageStore.page
    }

    func save(_ page: Int) {
        Trace.record("store.save(\(page))")
        PageStore.page = page
    }

    func empty() {
        Trace.record("store.empty")
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }
}
