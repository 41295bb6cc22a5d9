import Foundation

/// A value that is made when it is first asked for, by whatever thread.
final class Once<Value>: @unchecked Sendable {
    // The lock guards the value, which never changes once it is there.
    private var value: Value?
    private let lock = NSLock()

    var isMade: Bool { lock.withLock { value != nil } }

    /// - Parameter make: called with the lock, so it may not ask for this value in turn.
    func value(make: () -> Value) -> Value {
        lock.withLock {
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
