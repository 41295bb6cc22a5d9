import UIKit

@MainActor
final class Basket {
    private(set) var items: [String: Int] = [:]

    func add(_ item: String, upTo limit: Int) -> Bool {
        Trace.record("basket.add(\(item), upTo: \(limit))")
        guard items.values.reduce(0, +) < limit else { return false }
        items[item, default: 0] += 1
        return true
    }
}
