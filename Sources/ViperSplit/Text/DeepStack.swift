import Foundation

/// The result of what goes as deep as code is nested, made on a thread that has room for it: no caller's has.
func onDeepStack<Result: Sendable>(_ make: @escaping @Sendable () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = make() }) { work in
        // Pages that nothing is written to cost nothing; but where the address space is limited, a large stack is refused. What
        // is nested as people nest it needs no more than the caller has.
        if !runThread(stackSize: 1 << 28, Work(work)), !runThread(stackSize: 1 << 26, Work(work)) { work() }
    }
    guard let result else { preconditionFailure("the thread has ended without a result") }
    return result
}

private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
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
    let handle = Unmanaged.passUnretained(work).toOpaque()
    let status = pthread_create(&thread, &attributes, { perform($0) }, handle)
    guard status == 0 else { return false }
    wait(for: thread)
    return true
}

private func perform(_ handle: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    handle.map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue().run() }
    return nil
}

/// - Parameter thread: which the systems call by types of different optionality.
private func wait(for thread: pthread_t?) {
    if let thread { pthread_join(thread, nil) }
}
