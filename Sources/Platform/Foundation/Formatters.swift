// Formatters of dates, durations, lists, names and measurements.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of behavior10_4.

class Formatter: NSObject, NSCopying, NSCoding {
    enum Context: Int {
        case unknown = 0
        case dynamic = 1
        case standalone = 2
        case listItem = 3
        case beginningOfSentence = 4
        case middleOfSentence = 5
    }
    enum UnitStyle: Int {
        case short = 1
        case medium = 2
        case long = 3
    }
    @pure func string(for obj: Any?) -> String?
    @pure func attributedString(for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil)
        -> NSAttributedString?
    @pure func editingString(for obj: Any) -> String?
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
    func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}
@pure class DateFormatter: Formatter, @unchecked Sendable {
    enum Style: UInt {
        case none, short, medium, long, full
    }
    enum Behavior: UInt {
        case `default` = 0
        case behavior10_4 = 1040
    }
    init()
    var formattingContext: Formatter.Context
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?) throws
    @pure func string(from date: Date) -> String
    @pure func date(from string: String) -> Date?
    class func localizedString(
        from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
    ) -> String
    @pure class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?
    class var defaultFormatterBehavior: DateFormatter.Behavior
    func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
    var dateFormat: String!
    var dateStyle: DateFormatter.Style
    var timeStyle: DateFormatter.Style
    var locale: Locale!
    var generatesCalendarDates: Bool
    var formatterBehavior: DateFormatter.Behavior
    var timeZone: TimeZone!
    var calendar: Calendar!
    var isLenient: Bool
    var twoDigitStartDate: Date?
    var defaultDate: Date?
    var eraSymbols: [String]!
    var longEraSymbols: [String]!
    var monthSymbols: [String]!
    var shortMonthSymbols: [String]!
    var veryShortMonthSymbols: [String]!
    var standaloneMonthSymbols: [String]!
    var shortStandaloneMonthSymbols: [String]!
    var veryShortStandaloneMonthSymbols: [String]!
    var weekdaySymbols: [String]!
    var shortWeekdaySymbols: [String]!
    var veryShortWeekdaySymbols: [String]!
    var standaloneWeekdaySymbols: [String]!
    var shortStandaloneWeekdaySymbols: [String]!
    var veryShortStandaloneWeekdaySymbols: [String]!
    var quarterSymbols: [String]!
    var shortQuarterSymbols: [String]!
    var standaloneQuarterSymbols: [String]!
    var shortStandaloneQuarterSymbols: [String]!
    var amSymbol: String!
    var pmSymbol: String!
    var gregorianStartDate: Date?
    var doesRelativeDateFormatting: Bool
}
@pure class ISO8601DateFormatter: Formatter, NSSecureCoding {
    struct Options: OptionSet, Sendable {
        @pure static var withYear: ISO8601DateFormatter.Options { get }
        @pure static var withMonth: ISO8601DateFormatter.Options { get }
        @pure static var withWeekOfYear: ISO8601DateFormatter.Options { get }
        @pure static var withDay: ISO8601DateFormatter.Options { get }
        @pure static var withTime: ISO8601DateFormatter.Options { get }
        @pure static var withTimeZone: ISO8601DateFormatter.Options { get }
        @pure static var withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options { get }
        @pure static var withDashSeparatorInDate: ISO8601DateFormatter.Options { get }
        @pure static var withColonSeparatorInTime: ISO8601DateFormatter.Options { get }
        @pure static var withColonSeparatorInTimeZone: ISO8601DateFormatter.Options { get }
        @pure static var withFractionalSeconds: ISO8601DateFormatter.Options { get }
        @pure static var withFullDate: ISO8601DateFormatter.Options { get }
        @pure static var withFullTime: ISO8601DateFormatter.Options { get }
        @pure static var withInternetDateTime: ISO8601DateFormatter.Options { get }
    }
    init()
    var timeZone: TimeZone!
    var formatOptions: ISO8601DateFormatter.Options
    @pure func string(from date: Date) -> String
    @pure func date(from string: String) -> Date?
    @pure class func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = [])
        -> String
}
@pure class DateIntervalFormatter: Formatter {
    enum Style: UInt {
        case none, short, medium, long, full
    }
    init()
    var locale: Locale!
    var calendar: Calendar!
    var timeZone: TimeZone!
    var dateTemplate: String!
    var dateStyle: DateIntervalFormatter.Style
    var timeStyle: DateIntervalFormatter.Style
    @pure func string(from fromDate: Date, to toDate: Date) -> String
    @pure func string(from dateInterval: DateInterval) -> String?
}
@pure class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int {
        case positional, abbreviated, short, full, spellOut, brief
    }
    struct ZeroFormattingBehavior: OptionSet {
        @pure static var `default`: DateComponentsFormatter.ZeroFormattingBehavior { get }
        @pure static var dropLeading: DateComponentsFormatter.ZeroFormattingBehavior { get }
        @pure static var dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior { get }
        @pure static var dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior { get }
        @pure static var dropAll: DateComponentsFormatter.ZeroFormattingBehavior { get }
        @pure static var pad: DateComponentsFormatter.ZeroFormattingBehavior { get }
    }
    init()
    @pure func string(from components: DateComponents) -> String?
    @pure func string(from startDate: Date, to endDate: Date) -> String?
    @pure func string(from ti: TimeInterval) -> String?
    @pure class func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle)
        -> String?
    var unitsStyle: DateComponentsFormatter.UnitsStyle
    var allowedUnits: NSCalendar.Unit
    var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior
    var calendar: Calendar?
    var referenceDate: Date?
    var allowsFractionalUnits: Bool
    var maximumUnitCount: Int
    var collapsesLargestUnit: Bool
    var includesApproximationPhrase: Bool
    var includesTimeRemainingPhrase: Bool
    var formattingContext: Formatter.Context
}
@available(iOS 13, *) @pure class RelativeDateTimeFormatter: Formatter {
    enum DateTimeStyle: Int {
        case numeric
        case named
    }
    enum UnitsStyle: Int {
        case full, spellOut, short, abbreviated
    }
    init()
    var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle
    var unitsStyle: RelativeDateTimeFormatter.UnitsStyle
    var formattingContext: Formatter.Context
    var calendar: Calendar!
    var locale: Locale!
    @pure func localizedString(from dateComponents: DateComponents) -> String
    @pure func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
    @pure func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
}
@available(iOS 13, *) @pure class ListFormatter: Formatter {
    init()
    var locale: Locale!
    @NSCopying var itemFormatter: Formatter?
    @pure class func localizedString(byJoining strings: [String]) -> String
    @pure func string(from items: [Any]) -> String?
}
@pure class MeasurementFormatter: Formatter, NSSecureCoding {
    struct UnitOptions: OptionSet {
        @pure static var providedUnit: MeasurementFormatter.UnitOptions { get }
        @pure static var naturalScale: MeasurementFormatter.UnitOptions { get }
        @pure static var temperatureWithoutUnit: MeasurementFormatter.UnitOptions { get }
    }
    init()
    var unitOptions: MeasurementFormatter.UnitOptions
    var unitStyle: Formatter.UnitStyle
    var locale: Locale!
    var numberFormatter: NumberFormatter!
    @pure func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String
    @pure func string(from unit: Unit) -> String
}
@pure struct PersonNameComponents: Hashable, Codable, CustomStringConvertible {
    init()
    @available(iOS 15, *) init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
        nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
    @available(iOS 15, *) init(_ value: String) throws
    @pure var namePrefix: String?
    @pure var givenName: String?
    @pure var middleName: String?
    @pure var familyName: String?
    @pure var nameSuffix: String?
    @pure var nickname: String?
    @pure var phoneticRepresentation: PersonNameComponents?
    @pure var description: String { get }
}
@pure class PersonNameComponentsFormatter: Formatter {
    enum Style: Int {
        case `default`, short, medium, long, abbreviated
    }
    struct Options: OptionSet {
        @pure static var phonetic: PersonNameComponentsFormatter.Options { get }
    }
    init()
    var style: PersonNameComponentsFormatter.Style
    var isPhonetic: Bool
    @available(iOS 15, *) var locale: Locale!
    @pure class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style,
        options nameOptions: PersonNameComponentsFormatter.Options = []
    ) -> String
    @pure func string(from components: PersonNameComponents) -> String
    @pure func annotatedString(from components: PersonNameComponents) -> NSAttributedString
    @pure func personNameComponents(from string: String) -> PersonNameComponents?
}
@pure class EnergyFormatter: Formatter {
    init()
    @NSCopying var numberFormatter: NumberFormatter!
    var unitStyle: Formatter.UnitStyle
    var isForFoodEnergyUse: Bool
    @pure func string(fromJoules numberInJoules: Double) -> String
}
@pure class LengthFormatter: Formatter {
    init()
    @NSCopying var numberFormatter: NumberFormatter!
    var unitStyle: Formatter.UnitStyle
    var isForPersonHeightUse: Bool
    @pure func string(fromMeters numberInMeters: Double) -> String
}
@pure class MassFormatter: Formatter {
    init()
    @NSCopying var numberFormatter: NumberFormatter!
    var unitStyle: Formatter.UnitStyle
    var isForPersonMassUse: Bool
    @pure func string(fromKilograms numberInKilograms: Double) -> String
}
