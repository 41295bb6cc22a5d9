// Times, sources, data and input/output of Dispatch.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, because of the names of C types.

struct DispatchTime: Comparable, Sendable {
    static func now() -> DispatchTime
    @pure static var distantFuture: DispatchTime { get }
    @pure init(uptimeNanoseconds: UInt64)
    @pure var rawValue: dispatch_time_t { get }
    @pure var uptimeNanoseconds: UInt64 { get }
    @pure func advanced(by n: DispatchTimeInterval) -> DispatchTime
    @pure func distance(to other: DispatchTime) -> DispatchTimeInterval
    @pure static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    @pure static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    @pure static func + (time: DispatchTime, seconds: Double) -> DispatchTime
    @pure static func - (time: DispatchTime, seconds: Double) -> DispatchTime
}
struct DispatchWallTime: Comparable, Sendable {
    static func now() -> DispatchWallTime
    @pure static var distantFuture: DispatchWallTime { get }
    @pure init(timespec: timespec)
    @pure var rawValue: dispatch_time_t { get }
    @pure static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
    @pure static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
    @pure static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
    @pure static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
}
typealias dispatch_time_t = UInt64
typealias dispatch_queue_t = DispatchQueue
typealias dispatch_group_t = DispatchGroup
typealias dispatch_semaphore_t = DispatchSemaphore
typealias dispatch_block_t = @convention(block) () -> Void
typealias dispatch_fd_t = Int32
enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never
}
protocol DispatchSourceProtocol: NSObjectProtocol {
    @elsewhere func setEventHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@convention(block) () -> Void)?)
    @elsewhere func setEventHandler(handler: DispatchWorkItem)
    @elsewhere func setCancelHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@convention(block) () -> Void)?)
    @elsewhere func setCancelHandler(handler: DispatchWorkItem)
    @elsewhere func setRegistrationHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@convention(block) () -> Void)?)
    @elsewhere func setRegistrationHandler(handler: DispatchWorkItem)
    func activate()
    func cancel()
    func resume()
    func suspend()
    var handle: UInt { get }
    var mask: UInt { get }
    var data: UInt { get }
    var isCancelled: Bool { get }
}
extension DispatchSourceProtocol {
    @elsewhere func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        handler: (@Sendable @convention(block) () -> Void)?)
    @elsewhere func setCancelHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        handler: (@Sendable @convention(block) () -> Void)?)
    @elsewhere func setRegistrationHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        handler: (@Sendable @convention(block) () -> Void)?)
}
class DispatchSource: DispatchObject, DispatchSourceProtocol {
    struct MemoryPressureEvent: OptionSet, Sendable {
        @pure static var normal: DispatchSource.MemoryPressureEvent { get }
        @pure static var warning: DispatchSource.MemoryPressureEvent { get }
        @pure static var critical: DispatchSource.MemoryPressureEvent { get }
        @pure static var all: DispatchSource.MemoryPressureEvent { get }
    }
    struct TimerFlags: OptionSet, Sendable {
        @pure static var strict: DispatchSource.TimerFlags { get }
    }
    struct FileSystemEvent: OptionSet, Sendable {
        @pure static var delete: DispatchSource.FileSystemEvent { get }
        @pure static var write: DispatchSource.FileSystemEvent { get }
        @pure static var extend: DispatchSource.FileSystemEvent { get }
        @pure static var attrib: DispatchSource.FileSystemEvent { get }
        @pure static var link: DispatchSource.FileSystemEvent { get }
        @pure static var rename: DispatchSource.FileSystemEvent { get }
        @pure static var revoke: DispatchSource.FileSystemEvent { get }
        @pure static var funlock: DispatchSource.FileSystemEvent { get }
        @pure static var all: DispatchSource.FileSystemEvent { get }
    }
    class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil)
        -> any DispatchSourceTimer
    class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject
    class func makeMemoryPressureSource(eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil)
        -> any DispatchSourceMemoryPressure
    class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead
    class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite
    class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal
    class func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd
    class func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr
}
protocol DispatchSourceTimer: DispatchSourceProtocol {
    func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0))
    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
    func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0))
    func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
}
protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var handle: Int32 { get }
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}
protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}
protocol DispatchSourceRead: DispatchSourceProtocol {}
protocol DispatchSourceWrite: DispatchSourceProtocol {}
protocol DispatchSourceSignal: DispatchSourceProtocol {}
protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
    func add(data: UInt)
}
protocol DispatchSourceUserDataOr: DispatchSourceProtocol {
    func or(data: UInt)
}
@pure struct DispatchData: RandomAccessCollection, Sendable {
    typealias Element = UInt8
    typealias Index = Int
    @pure static var empty: DispatchData { get }
    init(bytes: UnsafeRawBufferPointer)
    @pure var count: Int { get }
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure subscript(index: Int) -> UInt8 { get }
    mutating func append(_ other: DispatchData)
    mutating func append(_ bytes: UnsafeRawBufferPointer)
    @pure func subdata(in range: Range<Int>) -> DispatchData
    @pure func withUnsafeBytes<Result, ContentType>(body: (UnsafePointer<ContentType>) throws -> Result) rethrows
        -> Result
    func copyBytes(to pointer: UnsafeMutableRawBufferPointer, count: Int)
}
@service class DispatchIO: DispatchObject {
    enum StreamType: UInt {
        case stream
        case random
    }
    struct CloseFlags: OptionSet {
        @pure static var stop: DispatchIO.CloseFlags { get }
    }
    convenience init(
        type: DispatchIO.StreamType, fileDescriptor: Int32, queue: DispatchQueue,
        cleanupHandler: @escaping (Int32) -> Void)
    convenience init?(
        type: DispatchIO.StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: mode_t, queue: DispatchQueue,
        cleanupHandler: @escaping (Int32) -> Void)
    @elsewhere class func read(
        fromFileDescriptor: Int32, maxLength: Int, runningHandlerOn queue: DispatchQueue,
        handler: @escaping (DispatchData, Int32) -> Void)
    @elsewhere class func write(
        toFileDescriptor: Int32, data: DispatchData, runningHandlerOn queue: DispatchQueue,
        handler: @escaping (DispatchData?, Int32) -> Void)
    @elsewhere func read(
        offset: off_t, length: Int, queue: DispatchQueue, ioHandler: @escaping (Bool, DispatchData?, Int32) -> Void)
    @elsewhere func write(
        offset: off_t, data: DispatchData, queue: DispatchQueue,
        ioHandler: @escaping (Bool, DispatchData?, Int32) -> Void)
    func close(flags: DispatchIO.CloseFlags = [])
    @elsewhere func barrier(execute: @escaping () -> Void)
    func setLimit(highWater: Int)
    func setLimit(lowWater: Int)
}
