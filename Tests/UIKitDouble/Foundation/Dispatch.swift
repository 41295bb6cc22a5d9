/// A queue whose blocks wait on the main loop; none ever runs before `async` returns.
public final class DispatchQueue: @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 1)
        public static let initiallyInactive = Attributes(rawValue: 2)
    }

    public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

    public static let main = DispatchQueue(label: "main")
    private static let background = DispatchQueue(label: "global")

    public let label: String

    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

    @preconcurrency public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        group?.enter()
        MainLoop.enqueue(queue: self) {
            work()
            group?.leave()
        }
    }

    public func async(execute item: DispatchWorkItem) {
        MainLoop.enqueue(queue: self) { item.perform() }
    }

    public func async(group: DispatchGroup, execute item: DispatchWorkItem) {
        group.enter()
        MainLoop.enqueue(queue: self) {
            item.perform()
            group.leave()
        }
    }

    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        MainLoop.enqueue(after: deadline.seconds - MainLoop.now, queue: self, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        MainLoop.enqueue(after: deadline.seconds - MainLoop.now, queue: self) { item.perform() }
    }

    public func sync<T>(execute work: () throws -> T) rethrows -> T {
        precondition(self !== DispatchQueue.main, "DispatchQueue.main.sync on the main thread never returns")
        MainLoop.drain(queue: self)
        return try work()
    }

    public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
        try sync(execute: work)
    }
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
    public static let detached = DispatchWorkItemFlags(rawValue: 2)
    public static let enforceQoS = DispatchWorkItemFlags(rawValue: 4)
}

public final class DispatchWorkItem: @unchecked Sendable {
    public private(set) var isCancelled = false
    private let block: () -> Void
    private var completions: [(DispatchQueue, () -> Void)] = []

    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping @convention(block) () -> Void
    ) {
        self.block = block
    }

    public func perform() {
        if isCancelled { return }
        block()
        for (queue, work) in completions { MainLoop.enqueue(queue: queue, work) }
    }

    public func cancel() { isCancelled = true }

    @preconcurrency public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        completions.append((queue, work))
    }
}

public final class DispatchGroup: @unchecked Sendable {
    private var count = 0
    private var completions: [(DispatchQueue, () -> Void)] = []

    public init() {}

    public func enter() { count += 1 }

    public func leave() {
        precondition(count > 0, "unbalanced call to DispatchGroup.leave()")
        count -= 1
        finishIfEmpty()
    }

    @preconcurrency public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        completions.append((queue, work))
        finishIfEmpty()
    }

    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        completions.append((queue, { work.perform() }))
        finishIfEmpty()
    }

    public func wait() {
        guard MainLoop.drain(until: { self.count == 0 }) else { fatalError("DispatchGroup.wait() never returns") }
    }

    private func finishIfEmpty() {
        guard count == 0 else { return }
        let ready = completions
        completions = []
        for (queue, work) in ready { MainLoop.enqueue(queue: queue, work) }
    }
}

public final class DispatchSemaphore: @unchecked Sendable {
    private var value: Int

    public init(value: Int) { self.value = value }

    @discardableResult
    public func signal() -> Int {
        value += 1
        return value
    }

    public func wait() {
        guard MainLoop.drain(until: { self.value > 0 }) else { fatalError("DispatchSemaphore.wait() never returns") }
        value -= 1
    }

    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard MainLoop.drain(until: { self.value > 0 }) else { return .timedOut }
        value -= 1
        return .success
    }
}

/// A time by the main loop's clock.
public struct DispatchTime: Comparable, Sendable {
    let seconds: TimeInterval

    public static func now() -> DispatchTime { DispatchTime(seconds: MainLoop.now) }

    public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

    public var uptimeNanoseconds: UInt64 { UInt64(seconds * 1e9) }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        switch interval {
        case .seconds(let count): return time + Double(count)
        case .milliseconds(let count): return time + Double(count) / 1e3
        case .microseconds(let count): return time + Double(count) / 1e6
        case .nanoseconds(let count): return time + Double(count) / 1e9
        default: return distantFuture
        }
    }
}

public enum DispatchPredicate: Sendable {
    case onQueue(DispatchQueue)
    case onQueueAsBarrier(DispatchQueue)
    case notOnQueue(DispatchQueue)
}

/// Everything runs on one thread here, so the condition says nothing.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
