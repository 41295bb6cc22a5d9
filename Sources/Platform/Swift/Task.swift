// Tasks, task groups, continuations and actors.

@available(iOS 13, *) protocol Actor: AnyObject, Sendable {
    nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}
@available(iOS 13, *) extension Actor {
    nonisolated func preconditionIsolated(
        _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    nonisolated func assertIsolated(
        _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    nonisolated func assumeIsolated<T>(
        _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
    ) rethrows -> T
}
@available(iOS 13, *) protocol GlobalActor {
    associatedtype ActorType: Actor
    static var shared: ActorType { get }
}
@available(iOS 13, *) @globalActor final actor MainActor: GlobalActor {
    @pure static let shared: MainActor
    static func run<T: Sendable>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows
        -> T
    static func assumeIsolated<T: Sendable>(
        _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
    ) rethrows -> T
    static func preconditionIsolated(
        _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    static func assertIsolated(
        _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
}
@available(iOS 13, *) protocol Executor: AnyObject, Sendable {
    func enqueue(_ job: UnownedJob)
}
@available(iOS 13, *) protocol SerialExecutor: Executor {
    func asUnownedSerialExecutor() -> UnownedSerialExecutor
}
@available(iOS 18, *) protocol TaskExecutor: Executor {}
@available(iOS 13, *) struct UnownedSerialExecutor: Sendable {
    init<E: SerialExecutor>(ordinary executor: E)
}
@available(iOS 13, *) struct UnownedJob: Sendable {
    func runSynchronously(on executor: UnownedSerialExecutor)
}
@available(iOS 13, *) struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
    func cancel()
    var isCancelled: Bool { get }
    var result: Result<Success, Failure> { get async }
}
@available(iOS 13, *) extension Task {
    var value: Success { get async throws }
}
@available(iOS 13, *) extension Task where Failure == Never {
    @discardableResult init(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Success)
    @discardableResult init(priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Success)
    @discardableResult @elsewhere static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Failure>
    @discardableResult static func immediate(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never>
    var value: Success { get async }
}
@available(iOS 13, *) extension Task where Failure == any Error {
    @discardableResult init(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async throws -> Success)
    @discardableResult init(
        priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> Success)
    @discardableResult @elsewhere static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async throws -> Success
    ) -> Task<Success, Failure>
    @discardableResult static func immediate(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async throws -> Success
    ) -> Task<Success, any Error>
}
@available(iOS 13, *) extension Task where Success == Never, Failure == Never {
    static var currentPriority: TaskPriority { get }
    static var basePriority: TaskPriority? { get }
    static var isCancelled: Bool { get }
    static var name: String? { get }
    static func checkCancellation() throws
    static func yield() async
    static func sleep(_ duration: UInt64) async
    static func sleep(nanoseconds duration: UInt64) async throws
    @available(iOS 16, *) static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = ContinuousClock()) async throws
    @available(iOS 16, *) static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = ContinuousClock())
        async throws
}
@available(iOS 13, *) @pure struct TaskPriority: RawRepresentable, Codable, Comparable, Hashable, Sendable {
    init(rawValue: UInt8)
    @pure var rawValue: UInt8
    @pure static var high: TaskPriority { get }
    @pure static var medium: TaskPriority { get }
    @pure static var low: TaskPriority { get }
    @pure static var userInitiated: TaskPriority { get }
    @pure static var utility: TaskPriority { get }
    @pure static var background: TaskPriority { get }
    @pure static var `default`: TaskPriority { get }
}
@available(iOS 13, *) struct UnsafeCurrentTask: Hashable {
    var isCancelled: Bool { get }
    var priority: TaskPriority { get }
    func cancel()
}
@available(iOS 13, *) func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T
@available(iOS 13, *) @pure struct CancellationError: Error {
    init()
}
@available(iOS 13, *) @elsewhere func withTaskCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: @Sendable () -> Void,
    isolation: isolated (any Actor)? = #isolation
) async rethrows -> T
@available(iOS 13, *) struct CheckedContinuation<T, E: Error>: Sendable {
    init(continuation: UnsafeContinuation<T, E>, function: String = #function)
    func resume(returning value: sending T)
    func resume(throwing error: E)
    func resume<Er: Error>(with result: Result<T, Er>)
    func resume(with result: Result<T, E>)
    func resume()
}
@available(iOS 13, *) struct UnsafeContinuation<T, E: Error>: Sendable {
    func resume(returning value: sending T)
    func resume(throwing error: E)
    func resume<Er: Error>(with result: Result<T, Er>)
    func resume(with result: Result<T, E>)
    func resume()
}
@available(iOS 13, *) typealias UnsafeThrowingContinuation<T> = UnsafeContinuation<T, any Error>
@available(iOS 13, *) func withCheckedContinuation<T>(
    isolation: isolated (any Actor)? = #isolation, function: String = #function,
    _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T
@available(iOS 13, *) func withCheckedThrowingContinuation<T>(
    isolation: isolated (any Actor)? = #isolation, function: String = #function,
    _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T
@available(iOS 13, *) func withUnsafeContinuation<T>(
    isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void
) async -> T
@available(iOS 13, *) func withUnsafeThrowingContinuation<T>(
    isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> T
@available(iOS 13, *) func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
    returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
    body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult
@available(iOS 13, *) func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
    returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
    body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult
@available(iOS 17, *) func withDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
    body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult
@available(iOS 17, *) func withThrowingDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
    body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult
@available(iOS 13, *) struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
    typealias Element = ChildTaskResult
    typealias Failure = Never
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        mutating func next() async -> ChildTaskResult?
        mutating func cancel()
    }
    @elsewhere mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async -> ChildTaskResult)
    @elsewhere mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async -> ChildTaskResult
    ) -> Bool
    mutating func next(isolation: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
    mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async
    var isEmpty: Bool { get }
    var isCancelled: Bool { get }
    func cancelAll()
    func makeAsyncIterator() -> Iterator
}
@available(iOS 13, *) struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
    typealias Element = ChildTaskResult
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        mutating func next() async throws -> ChildTaskResult?
        mutating func cancel()
    }
    @elsewhere mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async throws -> ChildTaskResult)
    @elsewhere mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: @escaping @isolated(any) () async throws -> ChildTaskResult
    ) -> Bool
    mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> ChildTaskResult?
    mutating func nextResult(isolation: isolated (any Actor)? = #isolation) async -> Result<ChildTaskResult, Failure>?
    mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async throws
    var isEmpty: Bool { get }
    var isCancelled: Bool { get }
    func cancelAll()
    func makeAsyncIterator() -> Iterator
}
@available(iOS 17, *) struct DiscardingTaskGroup {
    @elsewhere mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Void)
    @elsewhere mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async -> Void
    ) -> Bool
    var isEmpty: Bool { get }
    var isCancelled: Bool { get }
    func cancelAll()
}
@available(iOS 17, *) struct ThrowingDiscardingTaskGroup<Failure: Error> {
    @elsewhere mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> Void)
    @elsewhere mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping @isolated(any) () async throws -> Void
    ) -> Bool
    var isEmpty: Bool { get }
    var isCancelled: Bool { get }
    func cancelAll()
}
@available(iOS 13, *) @propertyWrapper final class TaskLocal<Value: Sendable>: Sendable {
    init(wrappedValue defaultValue: Value)
    func get() -> Value
    var wrappedValue: Value { get }
    var projectedValue: TaskLocal<Value> { get }
    @discardableResult func withValue<R>(
        _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line
    ) rethrows -> R
}
