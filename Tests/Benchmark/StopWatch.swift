import Foundation

/// The seconds that processors have worked for this process, of all its threads: what else a machine does only shows in the
/// time on the wall.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The shortest time that some work took in several rounds, in seconds of the processor.
///
/// - Parameter rounds: how often it is done at least; more often where all rounds together take less than 50 ms.
func shortestTime(rounds: Int, of work: () -> Void) -> Double {
    var (shortest, whole, count) = (Double.infinity, 0.0, 0)
    while count < rounds || count < 1000 && whole < 0.05 {
        let start = processorTime()
        work()
        let time = processorTime() - start
        (shortest, whole, count) = (min(shortest, time), whole + time, count + 1)
    }
    return shortest
}
