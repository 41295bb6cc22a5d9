// The OSLog module, which reads what was logged. It also exports the os module.

@available(iOS 15, *) @service class OSLogStore: NSObject {
    init(scope: OSLogStore.Scope) throws
    init(url: URL) throws
    enum Scope: Int {
        case system = 0
        case currentProcessIdentifier = 1
    }
    func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry>
    func position(date: Date) -> OSLogPosition
    func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition
    func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition
}
@available(iOS 15, *) class OSLogPosition: NSObject {}
@available(iOS 15, *) class OSLogEnumerator: NSEnumerator {
    struct Options: OptionSet {
        @pure static var reverse: OSLogEnumerator.Options { get }
    }
}
@available(iOS 15, *) class OSLogEntry: NSObject {
    enum StoreCategory: Int {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }
    var composedMessage: String { get }
    var date: Date { get }
    var storeCategory: OSLogEntry.StoreCategory { get }
}
@available(iOS 15, *) class OSLogEntryLog: OSLogEntry {
    enum Level: Int {
        case undefined, debug, info, notice, error, fault
    }
    var level: OSLogEntryLog.Level { get }
    var category: String { get }
    var subsystem: String { get }
    var process: String { get }
    var processIdentifier: pid_t { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
    var activityIdentifier: UInt64 { get }
    var formatString: String { get }
}
