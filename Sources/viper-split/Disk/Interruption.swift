import Foundation

/// The signal that asked the program to stop while it was writing, or 0.
///
/// Set from a signal handler, which may run on any thread at any point; a `sig_atomic_t` is what it may touch.
private nonisolated(unsafe) var pendingSignal: sig_atomic_t = 0

/// Runs the body with interrupts held back: they end nothing, but the body learns of them by `checkInterruption`. A
/// signal that is ignored, as under `nohup`, stays so.
func holdingInterrupts(_ body: () throws(CommandError) -> Void) throws(CommandError) {
    pendingSignal = 0
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let former = signals.map { number in
        let former = signal(number) { pendingSignal = sig_atomic_t($0) }
        if isIgnoring(former) { signal(number, SIG_IGN) }
        return former
    }
    defer {
        for (number, handler) in zip(signals, former) { signal(number, handler) }
    }
    try body()
}

private typealias SignalHandler = @convention(c) (Int32) -> Void

/// Handlers can't be compared; `SIG_IGN` is a number in the guise of one.
private func isIgnoring(_ handler: SignalHandler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

func checkInterruption() throws(CommandError) {
    if pendingSignal != 0 { throw .interrupted(signal: Int32(pendingSignal)) }
}

/// Ends the program by the signal that was held back, so that a shell sees what ended it.
func endBySignal(_ number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
}
