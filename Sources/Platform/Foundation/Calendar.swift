// Calendar and DateComponents with their classes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of ISO8601.

struct Calendar: Hashable, Codable, CustomStringConvertible, Sendable {
    enum Identifier: Hashable, Sendable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian
        case islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
        case bangla, gujarati, kannada, malayalam, marathi, odia, tamil, telugu, vikram, dangi, vietnamese
    }
    enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
        case yearForWeekOfYear, nanosecond, calendar, timeZone
        case dayOfYear, isLeapMonth, isRepeatedDay
    }
    enum SearchDirection: Sendable {
        case forward
        case backward
    }
    enum RepeatedTimePolicy: Sendable {
        case first
        case last
    }
    enum MatchingPolicy: Sendable {
        case nextTime
        case nextTimePreservingSmallerComponents
        case previousTimePreservingSmallerComponents
        case strict
    }
    @pure init(identifier: Calendar.Identifier)
    static var current: Calendar { get }
    static var autoupdatingCurrent: Calendar { get }
    @pure var identifier: Calendar.Identifier { get }
    @pure var locale: Locale?
    @pure var timeZone: TimeZone
    @pure var firstWeekday: Int
    @pure var minimumDaysInFirstWeek: Int
    @pure var eraSymbols: [String] { get }
    @pure var longEraSymbols: [String] { get }
    @pure var monthSymbols: [String] { get }
    @pure var shortMonthSymbols: [String] { get }
    @pure var veryShortMonthSymbols: [String] { get }
    @pure var standaloneMonthSymbols: [String] { get }
    @pure var shortStandaloneMonthSymbols: [String] { get }
    @pure var veryShortStandaloneMonthSymbols: [String] { get }
    @pure var weekdaySymbols: [String] { get }
    @pure var shortWeekdaySymbols: [String] { get }
    @pure var veryShortWeekdaySymbols: [String] { get }
    @pure var standaloneWeekdaySymbols: [String] { get }
    @pure var shortStandaloneWeekdaySymbols: [String] { get }
    @pure var veryShortStandaloneWeekdaySymbols: [String] { get }
    @pure var quarterSymbols: [String] { get }
    @pure var shortQuarterSymbols: [String] { get }
    @pure var standaloneQuarterSymbols: [String] { get }
    @pure var shortStandaloneQuarterSymbols: [String] { get }
    @pure var amSymbol: String { get }
    @pure var pmSymbol: String { get }
    @pure func minimumRange(of component: Calendar.Component) -> Range<Int>?
    @pure func maximumRange(of component: Calendar.Component) -> Range<Int>?
    @pure func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
    @pure func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
    func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date)
        -> Bool
    @pure func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
    @pure func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
    @pure func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false)
        -> Date?
    @pure func date(from components: DateComponents) -> Date?
    @pure func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
    @pure func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
    @pure func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
    @pure func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents)
        -> DateComponents
    @pure func component(_ component: Calendar.Component, from date: Date) -> Int
    @pure func startOfDay(for date: Date) -> Date
    @pure func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
    @pure func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
    @pure func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDateInToday(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    @pure func isDateInWeekend(_ date: Date) -> Bool
    @pure func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
    @pure func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?
    @pure func enumerateDates(
        startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward,
        using block: (Date?, Bool, inout Bool) -> Void)
    @pure func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
    ) -> Date?
    @pure func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
    @pure func date(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
        matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
        direction: Calendar.SearchDirection = .forward
    ) -> Date?
    @pure func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    @available(iOS 18, *) @pure func dates(
        byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
        matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
        direction: Calendar.SearchDirection = .forward
    ) -> AnySequence<Date>
    @pure var description: String { get }
}
@pure struct DateComponents: Hashable, Codable, CustomStringConvertible, Sendable {
    init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
        day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
        weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
        weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
    @pure var calendar: Calendar?
    @pure var timeZone: TimeZone?
    @pure var era: Int?
    @pure var year: Int?
    @pure var month: Int?
    @pure var day: Int?
    @pure var hour: Int?
    @pure var minute: Int?
    @pure var second: Int?
    @pure var nanosecond: Int?
    @pure var weekday: Int?
    @pure var weekdayOrdinal: Int?
    @pure var quarter: Int?
    @pure var weekOfMonth: Int?
    @pure var weekOfYear: Int?
    @pure var yearForWeekOfYear: Int?
    @available(iOS 18, *) @pure var dayOfYear: Int?
    @pure var isLeapMonth: Bool?
    @pure var date: Date? { get }
    mutating func setValue(_ value: Int?, for component: Calendar.Component)
    @pure func value(for component: Calendar.Component) -> Int?
    @pure var isValidDate: Bool { get }
    @pure func isValidDate(in calendar: Calendar) -> Bool
    @pure var description: String { get }
}
class NSCalendar: NSObject, NSCopying, NSSecureCoding {
    struct Identifier: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure static var gregorian: NSCalendar.Identifier { get }
        @pure static var buddhist: NSCalendar.Identifier { get }
        @pure static var chinese: NSCalendar.Identifier { get }
        @pure static var hebrew: NSCalendar.Identifier { get }
        @pure static var ISO8601: NSCalendar.Identifier { get }
        @pure static var indian: NSCalendar.Identifier { get }
        @pure static var islamic: NSCalendar.Identifier { get }
        @pure static var japanese: NSCalendar.Identifier { get }
        @pure static var persian: NSCalendar.Identifier { get }
        @pure static var republicOfChina: NSCalendar.Identifier { get }
    }
    struct Unit: OptionSet {
        @pure static var era: NSCalendar.Unit { get }
        @pure static var year: NSCalendar.Unit { get }
        @pure static var month: NSCalendar.Unit { get }
        @pure static var day: NSCalendar.Unit { get }
        @pure static var hour: NSCalendar.Unit { get }
        @pure static var minute: NSCalendar.Unit { get }
        @pure static var second: NSCalendar.Unit { get }
        @pure static var weekday: NSCalendar.Unit { get }
        @pure static var weekdayOrdinal: NSCalendar.Unit { get }
        @pure static var quarter: NSCalendar.Unit { get }
        @pure static var weekOfMonth: NSCalendar.Unit { get }
        @pure static var weekOfYear: NSCalendar.Unit { get }
        @pure static var yearForWeekOfYear: NSCalendar.Unit { get }
        @pure static var nanosecond: NSCalendar.Unit { get }
        @pure static var calendar: NSCalendar.Unit { get }
        @pure static var timeZone: NSCalendar.Unit { get }
    }
    struct Options: OptionSet {
        @pure static var wrapComponents: NSCalendar.Options { get }
        @pure static var matchStrictly: NSCalendar.Options { get }
        @pure static var searchBackwards: NSCalendar.Options { get }
        @pure static var matchPreviousTimePreservingSmallerUnits: NSCalendar.Options { get }
        @pure static var matchNextTimePreservingSmallerUnits: NSCalendar.Options { get }
        @pure static var matchNextTime: NSCalendar.Options { get }
        @pure static var matchFirst: NSCalendar.Options { get }
        @pure static var matchLast: NSCalendar.Options { get }
    }
    @pure init?(identifier calendarIdentifierConstant: NSCalendar.Identifier)
    @pure init?(calendarIdentifier ident: NSCalendar.Identifier)
    class var current: Calendar { get }
    class var autoupdatingCurrent: Calendar { get }
    var calendarIdentifier: NSCalendar.Identifier { get }
    var locale: Locale?
    var timeZone: TimeZone
    var firstWeekday: Int
    var minimumDaysInFirstWeek: Int
    func component(_ unit: NSCalendar.Unit, from date: Date) -> Int
    func components(_ unitFlags: NSCalendar.Unit, from date: Date) -> DateComponents
    func components(
        _ unitFlags: NSCalendar.Unit, from startingDate: Date, to resultDate: Date,
        options opts: NSCalendar.Options = []
    ) -> DateComponents
    func date(from comps: DateComponents) -> Date?
    func date(byAdding comps: DateComponents, to date: Date, options opts: NSCalendar.Options = []) -> Date?
    func date(byAdding unit: NSCalendar.Unit, value: Int, to date: Date, options: NSCalendar.Options = []) -> Date?
    func startOfDay(for date: Date) -> Date
    func range(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> NSRange
    func compare(_ date1: Date, to date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> ComparisonResult
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDateInToday(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool
}
@pure class NSDateComponents: NSObject, NSCopying, NSSecureCoding {
    init()
    var calendar: Calendar?
    var timeZone: TimeZone?
    var era: Int
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    var nanosecond: Int
    var weekday: Int
    var weekdayOrdinal: Int
    var quarter: Int
    var weekOfMonth: Int
    var weekOfYear: Int
    var yearForWeekOfYear: Int
    var isLeapMonth: Bool
    var date: Date? { get }
    var isValidDate: Bool { get }
    func isValidDate(in calendar: Calendar) -> Bool
    func setValue(_ value: Int, forComponent unit: NSCalendar.Unit)
    func value(forComponent unit: NSCalendar.Unit) -> Int
}
