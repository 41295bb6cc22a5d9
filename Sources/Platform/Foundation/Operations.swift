// Operations, threads, run loops, timers and locks.

class Operation: NSObject, @unchecked Sendable {
    enum QueuePriority: Int {
        case veryLow = -8
        case low = -4
        case normal = 0
        case high = 4
        case veryHigh = 8
    }
    init()
    @callsBack func start()
    @callsBack func main()
    var isCancelled: Bool { get }
    func cancel()
    var isExecuting: Bool { get }
    var isFinished: Bool { get }
    var isConcurrent: Bool { get }
    var isAsynchronous: Bool { get }
    var isReady: Bool { get }
    func addDependency(_ op: Operation)
    func removeDependency(_ op: Operation)
    var dependencies: [Operation] { get }
    var queuePriority: Operation.QueuePriority
    @elsewhere var completionBlock: (@Sendable () -> Void)?
    func waitUntilFinished()
    var threadPriority: Double
    var qualityOfService: QualityOfService
    var name: String?
}
class BlockOperation: Operation, @unchecked Sendable {
    @elsewhere convenience init(block: @escaping @Sendable () -> Void)
    @elsewhere func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
    var executionBlocks: [@Sendable () -> Void] { get }
}
@pure class OperationQueue: NSObject, ProgressReporting, @unchecked Sendable {
    class var defaultMaxConcurrentOperationCount: Int { get }
    init()
    @pure @mainThread class var main: OperationQueue { get }
    class var current: OperationQueue? { get }
    var progress: Progress { get }
    @elsewhere func addOperation(_ op: Operation)
    @elsewhere func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
    @elsewhere func addOperation(_ block: @escaping @Sendable () -> Void)
    @available(iOS 13, *) @elsewhere func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
    var operations: [Operation] { get }
    var operationCount: Int { get }
    var maxConcurrentOperationCount: Int
    var isSuspended: Bool
    var name: String?
    var qualityOfService: QualityOfService
    unowned(unsafe) var underlyingQueue: DispatchQueue?
    func cancelAllOperations()
    func waitUntilAllOperationsAreFinished()
}
enum QualityOfService: Int {
    case userInteractive = 33
    case userInitiated = 25
    case utility = 17
    case background = 9
    case `default` = -1
}
class Thread: NSObject {
    class var current: Thread { get }
    class var main: Thread { get }
    class var isMainThread: Bool { get }
    var isMainThread: Bool { get }
    @elsewhere class func detachNewThread(_ block: @escaping @Sendable () -> Void)
    @elsewhere class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?)
    class func isMultiThreaded() -> Bool
    class func sleep(until date: Date)
    class func sleep(forTimeInterval ti: TimeInterval)
    class func exit()
    class func threadPriority() -> Double
    class func setThreadPriority(_ p: Double) -> Bool
    class var callStackReturnAddresses: [NSNumber] { get }
    class var callStackSymbols: [String] { get }
    init()
    @elsewhere convenience init(block: @escaping @Sendable () -> Void)
    @elsewhere convenience init(target: Any, selector: Selector, object argument: Any?)
    var threadDictionary: NSMutableDictionary { get }
    var threadPriority: Double
    var qualityOfService: QualityOfService
    var name: String?
    var stackSize: Int
    var isExecuting: Bool { get }
    var isFinished: Bool { get }
    var isCancelled: Bool { get }
    func cancel()
    func start()
    func main()
}
class RunLoop: NSObject {
    @pure struct Mode: RawRepresentable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure static var `default`: RunLoop.Mode { get }
        @pure static var common: RunLoop.Mode { get }
        @pure static var tracking: RunLoop.Mode { get }
    }
    class var current: RunLoop { get }
    @pure @mainThread class var main: RunLoop { get }
    var currentMode: RunLoop.Mode? { get }
    func getCFRunLoop() -> CFRunLoop
    func add(_ timer: Timer, forMode mode: RunLoop.Mode)
    func add(_ aPort: Port, forMode mode: RunLoop.Mode)
    func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
    func limitDate(forMode mode: RunLoop.Mode) -> Date?
    @callsBack func acceptInput(forMode mode: RunLoop.Mode, before limitDate: Date)
    @callsBack func run()
    @callsBack func run(until limitDate: Date)
    @callsBack func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
    func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
    func perform(_ block: @escaping @Sendable () -> Void)
    func perform(_ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode])
    func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?)
    func cancelPerformSelectors(withTarget target: Any)
}
class Timer: NSObject {
    init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool)
    init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    init(timeInterval ti: TimeInterval, invocation: NSInvocation, repeats yesOrNo: Bool)
    convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool)
    @discardableResult class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer
    @discardableResult class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer
    @callsBack func fire()
    var fireDate: Date
    var timeInterval: TimeInterval { get }
    var tolerance: TimeInterval
    func invalidate()
    var isValid: Bool { get }
    var userInfo: Any? { get }
}
class NSInvocation: NSObject {}
class Port: NSObject, NSCopying {
    func invalidate()
    var isValid: Bool { get }
    func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode)
    func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode)
}
protocol NSLocking {
    func lock()
    func unlock()
}
extension NSLocking {
    func withLock<R>(_ body: () throws -> R) rethrows -> R
}
@pure class NSLock: NSObject, NSLocking, @unchecked Sendable {
    init()
    func `try`() -> Bool
    func lock(before limit: Date) -> Bool
    var name: String?
}
@pure class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    init()
    func `try`() -> Bool
    func lock(before limit: Date) -> Bool
    var name: String?
}
@pure class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {
    init(condition: Int)
    var condition: Int { get }
    func lock(whenCondition condition: Int)
    func `try`() -> Bool
    func tryLock(whenCondition condition: Int) -> Bool
    func unlock(withCondition condition: Int)
    func lock(before limit: Date) -> Bool
    func lock(whenCondition condition: Int, before limit: Date) -> Bool
    var name: String?
}
@pure class NSCondition: NSObject, NSLocking, @unchecked Sendable {
    init()
    func wait()
    func wait(until limit: Date) -> Bool
    func signal()
    func broadcast()
    var name: String?
}
@pure class Progress: NSObject, @unchecked Sendable {
    init(totalUnitCount unitCount: Int64)
    init(parent parentProgressOrNil: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey: Any]? = nil)
    init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64)
    class func current() -> Progress?
    class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress
    func becomeCurrent(withPendingUnitCount unitCount: Int64)
    func resignCurrent()
    func performAsCurrent<ReturnType>(withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType)
        rethrows -> ReturnType
    func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
    @callsBack var totalUnitCount: Int64
    @callsBack var completedUnitCount: Int64
    var localizedDescription: String!
    var localizedAdditionalDescription: String!
    var isCancellable: Bool
    var isPausable: Bool
    var isCancelled: Bool { get }
    var isPaused: Bool { get }
    var isIndeterminate: Bool { get }
    var isFinished: Bool { get }
    var fractionCompleted: Double { get }
    var cancellationHandler: (@Sendable () -> Void)?
    var pausingHandler: (@Sendable () -> Void)?
    var resumingHandler: (@Sendable () -> Void)?
    @callsBack func cancel()
    @callsBack func pause()
    @callsBack func resume()
    var userInfo: [ProgressUserInfoKey: Any] { get }
    func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey)
    var kind: ProgressKind?
    var estimatedTimeRemaining: TimeInterval?
    var throughput: Int?
    var fileOperationKind: Progress.FileOperationKind?
    var fileURL: URL?
    var fileTotalCount: Int?
    var fileCompletedCount: Int?
    func publish()
    func unpublish()
}
extension Progress {
    @pure struct FileOperationKind: RawRepresentable, Hashable, Sendable {
        init(rawValue: String)
        @pure static var downloading: Progress.FileOperationKind { get }
        @pure static var uploading: Progress.FileOperationKind { get }
        @pure static var decompressingAfterDownloading: Progress.FileOperationKind { get }
        @pure static var receiving: Progress.FileOperationKind { get }
        @pure static var copying: Progress.FileOperationKind { get }
        @pure static var duplicating: Progress.FileOperationKind { get }
    }
}
@pure struct ProgressKind: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var file: ProgressKind { get }
}
@pure struct ProgressUserInfoKey: RawRepresentable, Hashable, Sendable {
    init(_ key: String)
    init(rawValue: String)
    @pure static var estimatedTimeRemainingKey: ProgressUserInfoKey { get }
    @pure static var throughputKey: ProgressUserInfoKey { get }
    @pure static var fileURLKey: ProgressUserInfoKey { get }
    @pure static var fileTotalCountKey: ProgressUserInfoKey { get }
    @pure static var fileCompletedCountKey: ProgressUserInfoKey { get }
}
protocol ProgressReporting: NSObjectProtocol {
    var progress: Progress { get }
}
