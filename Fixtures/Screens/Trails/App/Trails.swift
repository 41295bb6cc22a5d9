import UIKit

struct Trail: Equatable {
    let name: String
    var length = 3
}

@MainActor
final class TrailStore {
    static let shared = TrailStore()
    private let trails = [Trail(name: "Ridge"), Trail(name: "Gorge", length: 8), Trail(name: "Lake"), Trail(name: "Moor")]

    func last() -> Trail {
        Trace.record("last")
        return trails[0]
    }

    func near(_ name: String) -> [Trail] {
        Trace.record("near \(name)")
        return trails
    }

    func copy(_ name: String) { Trace.record("copy \(name)") }
}

@MainActor
final class Recorder {
    static let shared = Recorder()
    private var count = 0

    func start(_ delay: Int) { Trace.record("start in \(delay)") }

    func pause() { Trace.record("pause") }

    func lap(_ number: Int) {
        count += 12
        Trace.record("lap \(number)")
    }

    func lock(_ isLocked: Bool) { Trace.record("lock \(isLocked)") }

    @discardableResult
    func stop() -> Int {
        Trace.record("stop at \(count)")
        return count
    }
}
