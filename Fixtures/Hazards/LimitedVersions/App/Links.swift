import UIKit

struct Link {
    let title: String
}

@MainActor
final class LinkStore {
    static let shared = LinkStore()

    func keep(_ link: Link) {
        Trace.record("keep \(link.title)")
    }

    @available(iOS 16.0, *)
    func archive(_ link: Link) {
        Trace.record("archive \(link.title)")
    }

    @discardableResult func synchronize() -> Bool {
        Trace.record("synchronize")
        return true
    }
}
