import UIKit

@MainActor
final class PageLibrary {
    struct TooOften: Error {}

    private var requests = 0

    func note(_ text: String) { Trace.record("note: \(text)") }

    func pages(upTo page: Int, retries: Int = 1) throws -> [String] {
        requests += 1
        Trace.record("pages(upTo: \(page), retries: \(retries))")
        guard requests < 6 else { throw TooOften() }
        return (1...page).map { "page \($0)" }
    }
}

final class PageViewController: UIViewController {
    var page = "" {
        didSet { Trace.record("page = \(page)") }
    }
}

@MainActor
func remoteRefresh(_ screen: BannerViewController) {
    screen.refresh()
    screen.refresh(force: true)
    screen.refresh(delay: 7)
    screen.refresh { Trace.record("refreshed") }
    screen.refresh(force: true, delay: 1, then: nil)
}
