import Foundation

/// Values that were made not long ago. All are forgotten whenever their keys cost more than the limit together.
final class Remembered<Question: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let limit: Int
    private let lock = NSLock()
    private var values: [Question: Value] = [:]
    private var cost = 0

    init(limit: Int) { self.limit = limit }

    func value<Failure: Error>(
        for key: Question, cost keyCost: Int = 1, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = lock.withLock({ values[key] }) { return known }
        let value = try make()
        lock.withLock {
            cost += keyCost
            if cost > limit { (values, cost) = ([:], keyCost) }
            values[key] = value
        }
        return value
    }
}
