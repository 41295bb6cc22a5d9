// Schedulers, and the publishers that Swift's and Foundation's types give.

@available(iOS 13, *) protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    @elsewhere func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    @elsewhere func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    @elsewhere func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}
@available(iOS 13, *) extension Scheduler {
    @elsewhere func schedule(_ action: @escaping () -> Void)
    @elsewhere func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
    @elsewhere func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void)
    @elsewhere func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable
    @elsewhere func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}
@available(iOS 13, *) protocol SchedulerTimeIntervalConvertible {
    @pure static func seconds(_ s: Int) -> Self
    @pure static func seconds(_ s: Double) -> Self
    @pure static func milliseconds(_ ms: Int) -> Self
    @pure static func microseconds(_ us: Int) -> Self
    @pure static func nanoseconds(_ ns: Int) -> Self
}
@available(iOS 13, *) @pure struct ImmediateScheduler: Scheduler {
    typealias SchedulerOptions = Never
    @pure static var shared: ImmediateScheduler { get }
    @pure struct SchedulerTimeType: Strideable {
        @pure struct Stride: ExpressibleByFloatLiteral, SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
            init(_ value: Int)
            @pure var magnitude: Int
        }
    }
}
@available(iOS 13, *) extension DispatchQueue: Scheduler {}
@available(iOS 13, *) extension RunLoop: Scheduler {
    @pure struct SchedulerTimeType: Strideable, Codable, Hashable {
        init(_ date: Date)
        @pure var date: Date
        @pure struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable {
            init(_ timeInterval: TimeInterval)
            @pure var timeInterval: TimeInterval { get }
            @pure var magnitude: TimeInterval
        }
    }
    struct SchedulerOptions {}
}
@available(iOS 13, *) extension OperationQueue: Scheduler {
    @pure struct SchedulerTimeType: Strideable, Codable, Hashable {
        init(_ date: Date)
        @pure var date: Date
        @pure struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable {
            init(_ timeInterval: TimeInterval)
            @pure var timeInterval: TimeInterval { get }
            @pure var magnitude: TimeInterval
        }
    }
    struct SchedulerOptions {}
}
@available(iOS 14, *) extension Optional {
    @pure struct Publisher: Combine.Publisher {
        typealias Output = Wrapped
        typealias Failure = Never
        init(_ output: Wrapped?)
        let output: Wrapped?
    }
    @pure var publisher: Optional<Wrapped>.Publisher { get }
}
@available(iOS 13, *) extension Result {
    @pure struct Publisher: Combine.Publisher {
        typealias Output = Success
        init(_ result: Result<Success, Failure>)
        init(_ output: Success)
        init(_ failure: Failure)
        let result: Result<Success, Failure>
    }
    @pure var publisher: Result<Success, Failure>.Publisher { get }
}
@available(iOS 13, *) extension Sequence {
    @pure var publisher: Publishers.Sequence<Self, Never> { get }
}
@available(iOS 13, *) extension NotificationCenter {
    @pure struct Publisher: Combine.Publisher, Equatable {
        typealias Output = Notification
        typealias Failure = Never
        init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?
    }
    @pure func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
}
@available(iOS 13, *) extension Timer {
    static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher
    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil)
        let interval: TimeInterval
        let tolerance: TimeInterval?
        let runLoop: RunLoop
        let mode: RunLoop.Mode
    }
}
@available(iOS 13, *) extension URLSession {
    struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        init(request: URLRequest, session: URLSession)
        let request: URLRequest
        let session: URLSession
    }
    func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
    func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
}
@available(iOS 13, *) protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
@available(iOS 13, *) protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}
@available(iOS 13, *) extension JSONDecoder: TopLevelDecoder {}
@available(iOS 13, *) extension JSONEncoder: TopLevelEncoder {}
@available(iOS 13, *) extension PropertyListDecoder: TopLevelDecoder {}
@available(iOS 13, *) extension PropertyListEncoder: TopLevelEncoder {}
