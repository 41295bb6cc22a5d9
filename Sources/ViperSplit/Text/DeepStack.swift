import Foundation

/// The result of what goes as deep as code is nested, made on a thread that has room for it: no caller's has.
func onDeepStack<Result: Sendable>(_ make: @escaping @Sendable () -> Result) -> Result {
    let made = Made<Result>()
    let thread = Thread {
        made.result = make()
        made.isDone.signal()
    }
    // Pages that nothing is written to cost nothing; but where the address space is limited, too large a stack is refused, and the
    // thread never begins.
    thread.stackSize = 1 << 28
    thread.start()
    made.isDone.wait()
    guard let result = made.result else { preconditionFailure("the thread has ended without a result") }
    return result
}

/// Written by one thread before the signal, and read by another behind it.
private final class Made<Result>: @unchecked Sendable {
    var result: Result?
    let isDone = DispatchSemaphore(value: 0)
}
