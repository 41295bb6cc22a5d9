import Foundation

/// The results for values, made on all cores, in the order of the values.
///
/// What walks a tree goes as deep as the code is nested, and the threads of tasks have small stacks: so these are others, which
/// end before the call returns.
func concurrently<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ make: @escaping @Sendable (Value) -> Result
) -> [Result] {
    let count = min(values.count, ProcessInfo.processInfo.activeProcessorCount)
    if count < 2 { return values.map(make) }
    let work = SharedWork<Result>(count: values.count)
    let running = DispatchGroup()
    for _ in 0..<count {
        running.enter()
        let thread = Thread {
            while let place = work.takeNext() { work.put(make(values[place]), at: place) }
            running.leave()
        }
        thread.stackSize = 16 << 20
        thread.start()
    }
    running.wait()
    return work.results
}

/// The places of which nobody has taken care yet, and the results of the others.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
    // The lock guards both.
    private var next = 0
    private var found: [Result?]
    private let lock = NSLock()

    init(count: Int) { found = Array(repeating: nil, count: count) }

    var results: [Result] { lock.withLock { found.compactMap { $0 } } }

    func takeNext() -> Int? {
        lock.withLock {
            defer { next += 1 }
            return next < found.count ? next : nil
        }
    }

    func put(_ result: Result, at place: Int) { lock.withLock { found[place] = result } }
}
