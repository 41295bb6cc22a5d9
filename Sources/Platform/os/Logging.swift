// The os module: logs, signposts and locks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, because of the names of C functions.

@log class OSLog: NSObject {
    @pure init(subsystem: String, category: String)
    @pure init(subsystem: String, category: OSLog.Category)
    @pure class var `default`: OSLog { get }
    @pure class var disabled: OSLog { get }
    func isEnabled(type: OSLogType) -> Bool
    var signpostsEnabled: Bool { get }
    @pure struct Category {
        @pure static var pointsOfInterest: OSLog.Category { get }
        @pure static var dynamicTracing: OSLog.Category { get }
        @pure static var dynamicStackTracing: OSLog.Category { get }
    }
}
@pure struct OSLogType: RawRepresentable, Hashable {
    init(_ rawValue: UInt8)
    init(rawValue: UInt8)
    @pure var rawValue: UInt8
    @pure static var `default`: OSLogType { get }
    @pure static var info: OSLogType { get }
    @pure static var debug: OSLogType { get }
    @pure static var error: OSLogType { get }
    @pure static var fault: OSLogType { get }
}
func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...)
func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...)
@available(iOS 14, *) func os_log(_ message: OSLogMessage)
@available(iOS 14, *) func os_log(_ type: OSLogType, _ message: OSLogMessage)
@available(iOS 14, *) @log @pure struct Logger: Sendable {
    init()
    init(subsystem: String, category: String)
    init(_ logObj: OSLog)
    func log(_ message: OSLogMessage)
    func log(level: OSLogType, _ message: OSLogMessage)
    func trace(_ message: OSLogMessage)
    func debug(_ message: OSLogMessage)
    func info(_ message: OSLogMessage)
    func notice(_ message: OSLogMessage)
    func warning(_ message: OSLogMessage)
    func error(_ message: OSLogMessage)
    func critical(_ message: OSLogMessage)
    func fault(_ message: OSLogMessage)
}
@available(iOS 14, *) struct OSLogMessage: ExpressibleByStringInterpolation {
    init(stringInterpolation: OSLogInterpolation)
    init(stringLiteral value: String)
}
@available(iOS 14, *) struct OSLogInterpolation: StringInterpolationProtocol {
    mutating func appendLiteral(_ literal: String)
    mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto)
    mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
    mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto)
    mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
    mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
    mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto)
}
@available(iOS 14, *) struct OSLogPrivacy {
    enum Mask: Equatable {
        case hash
        case none
    }
    @pure static var `public`: OSLogPrivacy { get }
    @pure static var `private`: OSLogPrivacy { get }
    @pure static var sensitive: OSLogPrivacy { get }
    @pure static var auto: OSLogPrivacy { get }
    @pure static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
    @pure static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
    @pure static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
}
@available(iOS 14, *) struct OSLogStringAlignment {
    @pure static var none: OSLogStringAlignment { get }
    @pure static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment
    @pure static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment
}
@available(iOS 14, *) struct OSLogIntegerFormatting {
    @pure static var decimal: OSLogIntegerFormatting { get }
    @pure static var hex: OSLogIntegerFormatting { get }
    @pure static var octal: OSLogIntegerFormatting { get }
    @pure static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int)
        -> OSLogIntegerFormatting
    @pure static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    @pure static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
}
@available(iOS 14, *) struct OSLogFloatFormatting {
    @pure static var fixed: OSLogFloatFormatting { get }
    @pure static var hex: OSLogFloatFormatting { get }
    @pure static var exponential: OSLogFloatFormatting { get }
    @pure static var hybrid: OSLogFloatFormatting { get }
    @pure static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting
    @pure static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting
    @pure static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting
}
@available(iOS 14, *) enum OSLogBoolFormat {
    case truth
    case answer
}
@pure struct OSSignpostID: Hashable {
    init(log: OSLog)
    init(log: OSLog, object: AnyObject)
    init(_ value: UInt64)
    let rawValue: UInt64
    @pure static var exclusive: OSSignpostID { get }
    @pure static var invalid: OSSignpostID { get }
    @pure static var null: OSSignpostID { get }
}
@pure struct OSSignpostType: RawRepresentable, Hashable {
    init(rawValue: UInt8)
    @pure var rawValue: UInt8
    @pure static var event: OSSignpostType { get }
    @pure static var begin: OSSignpostType { get }
    @pure static var end: OSSignpostType { get }
}
func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive)
func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...)
@available(iOS 15, *) @log struct OSSignposter: Sendable {
    @pure init()
    @pure init(subsystem: String, category: String)
    @pure init(subsystem: String, category: OSLog.Category)
    @pure init(logHandle: OSLog)
    @pure init(logger: Logger)
    @pure static var disabled: OSSignposter { get }
    var isEnabled: Bool { get }
    func makeSignpostID() -> OSSignpostID
    func makeSignpostID(from object: AnyObject) -> OSSignpostID
    func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata)
        -> OSSignpostIntervalState
    func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
    func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata)
    func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
    func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata)
    func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T)
        rethrows -> T
}
@available(iOS 15, *) typealias SignpostMetadata = OSLogMessage
@available(iOS 15, *) final class OSSignpostIntervalState {}
typealias os_unfair_lock = os_unfair_lock_s
typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
@pure struct os_unfair_lock_s {
    init()
}
func os_unfair_lock_lock(_ lock: os_unfair_lock_t)
func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool
func os_unfair_lock_unlock(_ lock: os_unfair_lock_t)
@available(iOS 16, *) struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    init(initialState: State)
    init(uncheckedState initialState: State)
    init() where State == Void
    func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R
    func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
    func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R?
    func lock()
    func unlock()
    func lockIfAvailable() -> Bool
}
