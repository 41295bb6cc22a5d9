import Foundation
import UIKit

final class Feed {
    func names() -> [String] {
        Trace.record("feed.names")
        return ["news", "sport"]
    }

    func count(of name: String) -> Int {
        Trace.record("feed.count(\(name))")
        return name.count
    }
}

final class Token {
    deinit {
        Trace.record("the feeds are gone")
    }
}
