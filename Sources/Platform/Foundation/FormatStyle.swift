// Format styles, by which values are formatted since iOS 15.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of ISO8601Format.

@available(iOS 15, *) protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
    func locale(_ locale: Locale) -> Self
}
@available(iOS 15, *) protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}
@available(iOS 15, *) protocol ParseableFormatStyle: FormatStyle {
    associatedtype Strategy: ParseStrategy
    where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
    var parseStrategy: Strategy { get }
}
@available(iOS 15, *) extension BinaryInteger {
    @pure func formatted() -> String
    @pure func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self
}
@available(iOS 15, *) extension BinaryFloatingPoint {
    @pure func formatted() -> String
    @pure func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self
}
@available(iOS 15, *) extension Decimal {
    @pure func formatted() -> String
    @pure func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Decimal
}
@available(iOS 15, *) extension Date {
    @pure func formatted() -> String
    @pure func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
    @pure func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date
    @pure func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
    @pure init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date
}
@available(iOS 15, *) extension Range where Bound == Date {
    @pure func formatted() -> String
    @pure func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
    @pure func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date>
}
@available(iOS 15, *) extension Measurement where UnitType: Dimension {
    @pure func formatted() -> String
    @pure func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType>
}
@available(iOS 15, *) extension PersonNameComponents {
    @pure func formatted() -> String
    @pure func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents
    @pure struct FormatStyle: Foundation.FormatStyle {
        typealias Style = PersonNameComponentsFormatter.Style
        typealias FormatInput = PersonNameComponents
        typealias FormatOutput = String
        init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)
    }
}
@available(iOS 15, *) extension Sequence where Element == String {
    @pure func formatted() -> String
}
@available(iOS 15, *) extension Sequence {
    @pure func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self
}
@available(iOS 16, *) extension URL {
    @pure func formatted() -> String
    @pure func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL
}
@available(iOS 16, *) extension Duration {
    @pure func formatted() -> String
    @pure func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration
}
@available(iOS 15, *) extension Date {
    @pure struct FormatStyle: ParseableFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        @pure struct DateStyle: Codable, Hashable {
            @pure static var omitted: Date.FormatStyle.DateStyle { get }
            @pure static var numeric: Date.FormatStyle.DateStyle { get }
            @pure static var abbreviated: Date.FormatStyle.DateStyle { get }
            @pure static var long: Date.FormatStyle.DateStyle { get }
            @pure static var complete: Date.FormatStyle.DateStyle { get }
        }
        @pure struct TimeStyle: Codable, Hashable {
            @pure static var omitted: Date.FormatStyle.TimeStyle { get }
            @pure static var shortened: Date.FormatStyle.TimeStyle { get }
            @pure static var standard: Date.FormatStyle.TimeStyle { get }
            @pure static var complete: Date.FormatStyle.TimeStyle { get }
        }
        @pure struct Symbol: Hashable {
            struct Era: Hashable {
                @pure static var abbreviated: Date.FormatStyle.Symbol.Era { get }
                @pure static var wide: Date.FormatStyle.Symbol.Era { get }
                @pure static var narrow: Date.FormatStyle.Symbol.Era { get }
            }
            struct Year: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.Year { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Year { get }
                @pure static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Year
            }
            struct Quarter: Hashable {
                @pure static var oneDigit: Date.FormatStyle.Symbol.Quarter { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Quarter { get }
                @pure static var abbreviated: Date.FormatStyle.Symbol.Quarter { get }
                @pure static var wide: Date.FormatStyle.Symbol.Quarter { get }
                @pure static var narrow: Date.FormatStyle.Symbol.Quarter { get }
            }
            struct Month: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.Month { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Month { get }
                @pure static var abbreviated: Date.FormatStyle.Symbol.Month { get }
                @pure static var wide: Date.FormatStyle.Symbol.Month { get }
                @pure static var narrow: Date.FormatStyle.Symbol.Month { get }
            }
            struct Week: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.Week { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Week { get }
                @pure static var weekOfMonth: Date.FormatStyle.Symbol.Week { get }
            }
            struct Day: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.Day { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Day { get }
                @pure static var ordinalOfDayInMonth: Date.FormatStyle.Symbol.Day { get }
            }
            struct DayOfYear: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.DayOfYear { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.DayOfYear { get }
                @pure static var threeDigits: Date.FormatStyle.Symbol.DayOfYear { get }
            }
            struct Weekday: Hashable {
                @pure static var abbreviated: Date.FormatStyle.Symbol.Weekday { get }
                @pure static var wide: Date.FormatStyle.Symbol.Weekday { get }
                @pure static var narrow: Date.FormatStyle.Symbol.Weekday { get }
                @pure static var short: Date.FormatStyle.Symbol.Weekday { get }
                @pure static var oneDigit: Date.FormatStyle.Symbol.Weekday { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Weekday { get }
            }
            struct Hour: Hashable {
                @pure static var defaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
                @pure static var twoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
                @pure static var conversationalDefaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
                @pure static var conversationalTwoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
                enum AMPMStyle: Codable {
                    case omitted, narrow, abbreviated, wide
                }
                @pure static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle)
                    -> Date.FormatStyle.Symbol.Hour
                @pure static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle)
                    -> Date.FormatStyle.Symbol.Hour
            }
            struct Minute: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.Minute { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Minute { get }
            }
            struct Second: Hashable {
                @pure static var defaultDigits: Date.FormatStyle.Symbol.Second { get }
                @pure static var twoDigits: Date.FormatStyle.Symbol.Second { get }
            }
            struct SecondFraction: Hashable {
                @pure static func fractional(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
                @pure static func milliseconds(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
            }
            struct TimeZone: Hashable {
                enum Width: Codable {
                    case short, long
                }
                @pure static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
                    -> Date.FormatStyle.Symbol.TimeZone
                @pure static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
                    -> Date.FormatStyle.Symbol.TimeZone
                @pure static func localizedGMT(_ width: Date.FormatStyle.Symbol.TimeZone.Width)
                    -> Date.FormatStyle.Symbol.TimeZone
                @pure static var genericLocation: Date.FormatStyle.Symbol.TimeZone { get }
                @pure static var exemplarLocation: Date.FormatStyle.Symbol.TimeZone { get }
            }
        }
        init(
            date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
            locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            timeZone: TimeZone = .autoupdatingCurrent,
            capitalizationContext: FormatStyleCapitalizationContext = .unknown)
        @pure static var dateTime: Date.FormatStyle { get }
        @pure var locale: Locale
        @pure var timeZone: TimeZone
        @pure var calendar: Calendar
        @pure var capitalizationContext: FormatStyleCapitalizationContext
        @pure func format(_ value: Date) -> String
        @pure func parse(_ value: String) throws -> Date
        @pure func locale(_ locale: Locale) -> Date.FormatStyle
        @pure func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle
        @pure func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
        @pure func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Date.FormatStyle
        @pure func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle
        @pure func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle
        @pure func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
        @pure func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle
        @pure func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle
        @pure func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
        @pure func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle
        @pure func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle
        @pure func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle
        @pure func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Date.FormatStyle
    }
    @pure struct ISO8601FormatStyle: ParseableFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum TimeZoneSeparator: String {
            case colon
            case omitted
        }
        enum DateSeparator: String {
            case dash
            case omitted
        }
        enum TimeSeparator: String {
            case colon
            case omitted
        }
        enum DateTimeSeparator: String {
            case space
            case standard
        }
        init(
            dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
            dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
            timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon,
            timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted,
            includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
        @pure func format(_ value: Date) -> String
        @pure func parse(_ value: String) throws -> Date
        @pure func year() -> Date.ISO8601FormatStyle
        @pure func month() -> Date.ISO8601FormatStyle
        @pure func weekOfYear() -> Date.ISO8601FormatStyle
        @pure func day() -> Date.ISO8601FormatStyle
        @pure func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
        @pure func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
        @pure func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
        @pure func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
    }
    struct RelativeFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        @pure struct UnitsStyle: Codable, Hashable {
            @pure static var wide: Date.RelativeFormatStyle.UnitsStyle { get }
            @pure static var spellOut: Date.RelativeFormatStyle.UnitsStyle { get }
            @pure static var abbreviated: Date.RelativeFormatStyle.UnitsStyle { get }
            @pure static var narrow: Date.RelativeFormatStyle.UnitsStyle { get }
        }
        @pure struct Presentation: Codable, Hashable {
            @pure static var numeric: Date.RelativeFormatStyle.Presentation { get }
            @pure static var named: Date.RelativeFormatStyle.Presentation { get }
        }
        init(
            presentation: Date.RelativeFormatStyle.Presentation = .numeric,
            unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
            calendar: Calendar = .autoupdatingCurrent,
            capitalizationContext: FormatStyleCapitalizationContext = .unknown)
        func format(_ destDate: Date) -> String
    }
    @pure struct IntervalFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        typealias DateStyle = Date.FormatStyle.DateStyle
        typealias TimeStyle = Date.FormatStyle.TimeStyle
    }
    @pure struct ParseStrategy: Foundation.ParseStrategy {
        typealias ParseInput = String
        typealias ParseOutput = Date
    }
}
@available(iOS 15, *) @pure struct FormatStyleCapitalizationContext: Codable, Hashable {
    @pure static var unknown: FormatStyleCapitalizationContext { get }
    @pure static var standalone: FormatStyleCapitalizationContext { get }
    @pure static var listItem: FormatStyleCapitalizationContext { get }
    @pure static var beginningOfSentence: FormatStyleCapitalizationContext { get }
    @pure static var middleOfSentence: FormatStyleCapitalizationContext { get }
}
@available(iOS 15, *) extension FormatStyle where Self == Date.FormatStyle {
    @pure static var dateTime: Date.FormatStyle { get }
}
@available(iOS 15, *) extension FormatStyle where Self == Date.ISO8601FormatStyle {
    @pure static var iso8601: Date.ISO8601FormatStyle { get }
}
@available(iOS 15, *) extension FormatStyle where Self == Date.RelativeFormatStyle {
    static func relative(
        presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> Date.RelativeFormatStyle
}
@available(iOS 15, *) extension FormatStyle where Self == Date.IntervalFormatStyle {
    @pure static var interval: Date.IntervalFormatStyle { get }
}
@available(iOS 15, *) extension FormatStyle where Self == ByteCountFormatStyle {
    @pure static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> ByteCountFormatStyle
}
@available(iOS 15, *) @pure struct ByteCountFormatStyle: FormatStyle {
    typealias FormatInput = Int64
    typealias FormatOutput = String
    enum Style: Int {
        case file, memory, decimal, binary
    }
    struct Units: OptionSet {
        @pure static var all: ByteCountFormatStyle.Units { get }
        @pure static var `default`: ByteCountFormatStyle.Units { get }
        @pure static var bytes: ByteCountFormatStyle.Units { get }
        @pure static var kb: ByteCountFormatStyle.Units { get }
        @pure static var mb: ByteCountFormatStyle.Units { get }
        @pure static var gb: ByteCountFormatStyle.Units { get }
    }
    init(
        style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)
    @pure func format(_ value: Int64) -> String
}
