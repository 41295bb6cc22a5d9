import UIKit

@MainActor
final class Meter {
    static let shared = Meter()
    private var value = 10

    func read() -> Int {
        value += 1
        Trace.record("read \(value)")
        return value
    }
}
