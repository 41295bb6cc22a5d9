import UIKit

@MainActor
public protocol Counting {
    var count: Int { get }
    @discardableResult func increase(by amount: Int) -> Int
}

@MainActor
struct CountStore {
    static var stored = 2

    func load() -> Int {
        Trace.record("load")
        return CountStore.stored
    }

    func save(_ count: Int) {
        Trace.record("save(\(count))")
        CountStore.stored = count
    }
}

@MainActor
public func count(_ counter: some Counting, _ times: Int) -> Int {
    (0..<times).map { counter.increase(by: $0) }.last ?? counter.count
}
