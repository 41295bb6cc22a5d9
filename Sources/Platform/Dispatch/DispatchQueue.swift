// Dispatch queues, work items, groups and semaphores.

class DispatchObject: NSObject {
    func activate()
    func suspend()
    func resume()
    func setTarget(queue: DispatchQueue?)
}
@pure class DispatchQueue: DispatchObject, @unchecked Sendable {
    struct Attributes: OptionSet, Sendable {
        @pure static var concurrent: DispatchQueue.Attributes { get }
        @pure static var initiallyInactive: DispatchQueue.Attributes { get }
    }
    enum AutoreleaseFrequency: Sendable {
        case inherit
        case workItem
        case never
    }
    enum GlobalQueuePriority {
        case high
        case `default`
        case low
        case background
    }
    @pure @mainThread class var main: DispatchQueue { get }
    @pure class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
    @pure class func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue
    convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
    @elsewhere class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
    class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
    @pure var label: String { get }
    @pure var qos: DispatchQoS { get }
    func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
    func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
    @elsewhere func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void)
    @elsewhere func async(execute workItem: DispatchWorkItem)
    @elsewhere func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
    @elsewhere func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void)
    @elsewhere func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void)
    @elsewhere func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
    @elsewhere func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
    @available(iOS 17, *) func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @convention(block) () -> Void)
    @callsBack func sync(execute workItem: DispatchWorkItem)
    func sync<T>(execute work: () throws -> T) rethrows -> T
    func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
    @callsBack func asyncAndWait(execute workItem: DispatchWorkItem)
}
extension DispatchQueue {
    @pure struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        init(_ time: DispatchTime)
        @pure var dispatchTime: DispatchTime
        @pure struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable, Sendable {
            init(_ timeInterval: DispatchTimeInterval)
            @pure var timeInterval: DispatchTimeInterval { get }
            @pure var magnitude: Int
        }
    }
    struct SchedulerOptions {
        init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil)
        var qos: DispatchQoS
        var flags: DispatchWorkItemFlags
        var group: DispatchGroup?
    }
    var now: DispatchQueue.SchedulerTimeType { get }
}
@pure final class DispatchSpecificKey<T> {
    init()
}
@pure class DispatchWorkItem: @unchecked Sendable {
    @elsewhere init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping @convention(block) () -> Void)
    @callsBack func perform()
    func wait()
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult
    func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
    @elsewhere func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable @convention(block) () -> Void)
    @elsewhere func notify(queue: DispatchQueue, execute: DispatchWorkItem)
    func cancel()
    var isCancelled: Bool { get }
}
struct DispatchWorkItemFlags: OptionSet, Sendable {
    @pure static var barrier: DispatchWorkItemFlags { get }
    @pure static var detached: DispatchWorkItemFlags { get }
    @pure static var assignCurrentContext: DispatchWorkItemFlags { get }
    @pure static var noQoS: DispatchWorkItemFlags { get }
    @pure static var inheritQoS: DispatchWorkItemFlags { get }
    @pure static var enforceQoS: DispatchWorkItemFlags { get }
}
@pure class DispatchGroup: DispatchObject, @unchecked Sendable {
    convenience init()
    func enter()
    func leave()
    func wait()
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult
    func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
    @elsewhere func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @Sendable @convention(block) () -> Void)
    @elsewhere func notify(queue: DispatchQueue, work: DispatchWorkItem)
}
@pure class DispatchSemaphore: DispatchObject, @unchecked Sendable {
    convenience init(value: Int)
    @discardableResult func signal() -> Int
    func wait()
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult
    func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}
enum DispatchTimeoutResult: Sendable {
    case success
    case timedOut
}
@pure struct DispatchQoS: Equatable, Sendable {
    enum QoSClass: Sendable {
        case background
        case utility
        case `default`
        case userInitiated
        case userInteractive
        case unspecified
        @pure init?(rawValue: qos_class_t)
        @pure var rawValue: qos_class_t { get }
    }
    init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
    let qosClass: DispatchQoS.QoSClass
    let relativePriority: Int
    @pure static var background: DispatchQoS { get }
    @pure static var utility: DispatchQoS { get }
    @pure static var `default`: DispatchQoS { get }
    @pure static var userInitiated: DispatchQoS { get }
    @pure static var userInteractive: DispatchQoS { get }
    @pure static var unspecified: DispatchQoS { get }
}
enum DispatchPredicate: Sendable {
    case onQueue(DispatchQueue)
    case onQueueAsBarrier(DispatchQueue)
    case notOnQueue(DispatchQueue)
}
func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
func dispatchMain() -> Never
