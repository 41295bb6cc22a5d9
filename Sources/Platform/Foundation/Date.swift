// Date and DateInterval with NSDate.

typealias TimeInterval = Double
struct Date: Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    init()
    init(timeIntervalSinceNow: TimeInterval)
    @pure init(timeIntervalSince1970: TimeInterval)
    @pure init(timeIntervalSinceReferenceDate ti: TimeInterval)
    @pure init(timeInterval: TimeInterval, since date: Date)
    @pure static var distantFuture: Date { get }
    @pure static var distantPast: Date { get }
    @pure static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
    static var timeIntervalSinceReferenceDate: TimeInterval { get }
    @available(iOS 15, *) static var now: Date { get }
    @pure var timeIntervalSinceReferenceDate: TimeInterval { get }
    @pure var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    @pure func timeIntervalSince(_ date: Date) -> TimeInterval
    @pure func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
    mutating func addTimeInterval(_ timeInterval: TimeInterval)
    @pure func compare(_ other: Date) -> ComparisonResult
    @pure func description(with locale: Locale?) -> String
    @available(iOS 13, *) @pure func advanced(by n: TimeInterval) -> Date
    @available(iOS 13, *) @pure func distance(to other: Date) -> TimeInterval
    @pure static func == (lhs: Date, rhs: Date) -> Bool
    @pure static func < (lhs: Date, rhs: Date) -> Bool
    @pure static func + (lhs: Date, rhs: TimeInterval) -> Date
    @pure static func - (lhs: Date, rhs: TimeInterval) -> Date
    static func += (lhs: inout Date, rhs: TimeInterval)
    static func -= (lhs: inout Date, rhs: TimeInterval)
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
@available(iOS 13, *) extension Date: Strideable {
    typealias Stride = TimeInterval
}
struct DateInterval: Comparable, Hashable, Codable, CustomStringConvertible {
    init()
    @pure init(start: Date, duration: TimeInterval)
    @pure init(start: Date, end: Date)
    @pure var start: Date
    @pure var end: Date
    @pure var duration: TimeInterval
    @pure func compare(_ dateInterval: DateInterval) -> ComparisonResult
    @pure func intersects(_ dateInterval: DateInterval) -> Bool
    @pure func intersection(with dateInterval: DateInterval) -> DateInterval?
    @pure func contains(_ date: Date) -> Bool
    @pure static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
enum ComparisonResult: Int {
    case orderedAscending = -1
    case orderedSame = 0
    case orderedDescending = 1
}
typealias Comparator = (Any, Any) -> ComparisonResult
class NSDate: NSObject, NSCopying, NSSecureCoding {
    init()
    init(timeIntervalSinceNow secs: TimeInterval)
    @pure init(timeIntervalSince1970 secs: TimeInterval)
    @pure init(timeIntervalSinceReferenceDate ti: TimeInterval)
    @pure init(timeInterval secsToBeAdded: TimeInterval, since date: Date)
    @pure class var distantFuture: Date { get }
    @pure class var distantPast: Date { get }
    class var now: Date { get }
    class var timeIntervalSinceReferenceDate: TimeInterval { get }
    @pure var timeIntervalSinceReferenceDate: TimeInterval { get }
    @pure var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    @pure func timeIntervalSince(_ anotherDate: Date) -> TimeInterval
    @pure func addingTimeInterval(_ ti: TimeInterval) -> Self
    @pure func earlierDate(_ anotherDate: Date) -> Date
    @pure func laterDate(_ anotherDate: Date) -> Date
    @pure func compare(_ other: Date) -> ComparisonResult
    @pure func isEqual(to otherDate: Date) -> Bool
    @pure func description(with locale: Any?) -> String
}
class NSDateInterval: NSObject, NSCopying, NSSecureCoding {
    @pure init(startDate: Date, duration: TimeInterval)
    @pure init(startDate: Date, endDate: Date)
    @pure var startDate: Date { get }
    @pure var endDate: Date { get }
    @pure var duration: TimeInterval { get }
    @pure func compare(_ dateInterval: DateInterval) -> ComparisonResult
    @pure func isEqual(to dateInterval: DateInterval) -> Bool
    @pure func intersects(_ dateInterval: DateInterval) -> Bool
    @pure func intersection(with dateInterval: DateInterval) -> DateInterval?
    @pure func contains(_ date: Date) -> Bool
}
