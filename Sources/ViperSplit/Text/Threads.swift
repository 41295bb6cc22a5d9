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

/// The result of what goes as deep as code is nested, made on a thread that has room for it: no caller's has.
func onDeepStack<Result: Sendable>(_ make: @escaping @Sendable () -> Result) -> Result {
    let made = Made<Result>()
    let work = Work { made.result = make() }
    // Pages that nothing is written to cost nothing; but where the address space is limited, a large stack is refused. What is
    // nested as people nest it needs no more than the caller has.
    if !runThread(stackSize: 1 << 28, work), !runThread(stackSize: 1 << 26, work) { work.run() }
    guard let result = made.result else { preconditionFailure("the thread has ended without a result") }
    return result
}

/// Written by one thread, and read by another when that has ended.
private final class Made<Result>: @unchecked Sendable {
    var result: Result?
}

private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs work on a thread of its own, and waits until it has ended.
///
/// - Parameter stackSize: in bytes.
/// - Returns: false if there can be no such thread.
private func runThread(stackSize: Int, _ work: Work) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    let handle = Unmanaged.passRetained(work)
    guard pthread_create(&thread, &attributes, { perform($0) }, handle.toOpaque()) == 0 else {
        handle.release()
        return false
    }
    wait(for: thread)
    return true
}

private func perform(_ handle: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    handle.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
    return nil
}

/// - Parameter thread: which the systems call by types of different optionality.
private func wait(for thread: pthread_t?) {
    if let thread { pthread_join(thread, nil) }
}
