// Clocks and durations.

@available(iOS 16, *) protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
    @pure static func / (lhs: Self, rhs: Int) -> Self
    static func /= (lhs: inout Self, rhs: Int)
    @pure static func * (lhs: Self, rhs: Int) -> Self
    static func *= (lhs: inout Self, rhs: Int)
    @pure static func / (lhs: Self, rhs: Self) -> Double
}
@available(iOS 16, *) @pure struct Duration: DurationProtocol, Hashable, Codable, CustomStringConvertible {
    init(secondsComponent: Int64, attosecondsComponent: Int64)
    @pure static var zero: Duration { get }
    @pure static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
    @pure static func seconds(_ seconds: Double) -> Duration
    @pure static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
    @pure static func milliseconds(_ milliseconds: Double) -> Duration
    @pure static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration
    @pure static func microseconds(_ microseconds: Double) -> Duration
    @pure static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration
    @pure static func nanoseconds(_ nanoseconds: Double) -> Duration
    @pure var components: (seconds: Int64, attoseconds: Int64) { get }
    @pure static func / (lhs: Duration, rhs: Double) -> Duration
    @pure static func * (lhs: Duration, rhs: Double) -> Duration
    @pure var description: String { get }
}
@available(iOS 16, *) protocol Clock<Duration>: Sendable {
    associatedtype Duration
    associatedtype Instant: InstantProtocol where Instant.Duration == Duration
    var now: Instant { get }
    var minimumResolution: Duration { get }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws
}
@available(iOS 16, *) extension Clock {
    func measure(_ work: () throws -> Void) rethrows -> Duration
    func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws
}
@available(iOS 16, *) extension Clock where Self == ContinuousClock {
    @pure static var continuous: ContinuousClock { get }
}
@available(iOS 16, *) extension Clock where Self == SuspendingClock {
    @pure static var suspending: SuspendingClock { get }
}
@available(iOS 16, *) @pure struct ContinuousClock: Clock {
    init()
    struct Instant: InstantProtocol, Codable {
        static var now: ContinuousClock.Instant { get }
        @pure static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
        @pure static func - (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
        @pure static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
    }
    var now: ContinuousClock.Instant { get }
    static var now: ContinuousClock.Instant { get }
}
@available(iOS 16, *) @pure struct SuspendingClock: Clock {
    init()
    struct Instant: InstantProtocol, Codable {
        static var now: SuspendingClock.Instant { get }
        @pure static func + (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
        @pure static func - (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
        @pure static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Duration
    }
    var now: SuspendingClock.Instant { get }
    static var now: SuspendingClock.Instant { get }
}
