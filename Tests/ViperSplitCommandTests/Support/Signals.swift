import Foundation

/// Runs the body on a thread that lets signals in, which the threads of tests don't on Linux. A process that is started
/// there lets them in too.
func lettingSignalsIn<Result>(_ body: () throws -> Result) rethrows -> Result {
    var (signals, former) = (sigset_t(), sigset_t())
    sigfillset(&signals)
    pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    return try body()
}
