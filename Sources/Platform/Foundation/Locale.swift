// Locale and TimeZone.

struct Locale: Hashable, Codable, CustomStringConvertible, Sendable {
    enum LanguageDirection: UInt {
        case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    @pure init(identifier: String)
    @available(iOS 16, *) @pure init(components: Locale.Components)
    @available(iOS 16, *) @pure init(languageComponents: Locale.Language.Components)
    @available(iOS 16, *) @pure init(
        languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
    static var current: Locale { get }
    static var autoupdatingCurrent: Locale { get }
    static var preferredLanguages: [String] { get }
    @pure static var availableIdentifiers: [String] { get }
    @pure static var isoLanguageCodes: [String] { get }
    @pure static var isoRegionCodes: [String] { get }
    @pure static var isoCurrencyCodes: [String] { get }
    @pure static var commonISOCurrencyCodes: [String] { get }
    @pure static func components(fromIdentifier string: String) -> [String: String]
    @pure static func identifier(fromComponents components: [String: String]) -> String
    @pure static func canonicalIdentifier(from string: String) -> String
    @pure static func canonicalLanguageIdentifier(from string: String) -> String
    @pure static func identifier(fromWindowsLocaleCode code: Int) -> String?
    @pure static func windowsLocaleCode(fromIdentifier identifier: String) -> Int?
    @pure static func characterDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
    @pure static func lineDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
    @pure var identifier: String { get }
    @pure var languageCode: String? { get }
    @pure var scriptCode: String? { get }
    @pure var regionCode: String? { get }
    @pure var variantCode: String? { get }
    @pure var calendar: Calendar { get }
    @pure var collationIdentifier: String? { get }
    @pure var collatorIdentifier: String? { get }
    @pure var usesMetricSystem: Bool { get }
    @pure var decimalSeparator: String? { get }
    @pure var groupingSeparator: String? { get }
    @pure var currencyCode: String? { get }
    @pure var currencySymbol: String? { get }
    @pure var quotationBeginDelimiter: String? { get }
    @pure var quotationEndDelimiter: String? { get }
    @pure var alternateQuotationBeginDelimiter: String? { get }
    @pure var alternateQuotationEndDelimiter: String? { get }
    @pure var exemplarCharacterSet: CharacterSet? { get }
    @pure func localizedString(forIdentifier identifier: String) -> String?
    @pure func localizedString(forLanguageCode languageCode: String) -> String?
    @pure func localizedString(forRegionCode regionCode: String) -> String?
    @pure func localizedString(forScriptCode scriptCode: String) -> String?
    @pure func localizedString(forVariantCode variantCode: String) -> String?
    @pure func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
    @pure func localizedString(forCurrencyCode currencyCode: String) -> String?
    @pure func localizedString(forCollationIdentifier collationIdentifier: String) -> String?
    @available(iOS 16, *) @pure var language: Locale.Language { get }
    @available(iOS 16, *) @pure var region: Locale.Region? { get }
    @available(iOS 16, *) @pure var currency: Locale.Currency? { get }
    @available(iOS 16, *) @pure var measurementSystem: Locale.MeasurementSystem { get }
    @available(iOS 16, *) @pure var hourCycle: Locale.HourCycle { get }
    @available(iOS 16, *) @pure var firstDayOfWeek: Locale.Weekday { get }
    @available(iOS 16, *) @pure var numberingSystem: Locale.NumberingSystem { get }
    @available(iOS 16, *) @pure var timeZone: TimeZone? { get }
    @pure var description: String { get }
}
@available(iOS 16, *) extension Locale {
    @pure struct LanguageCode: Hashable, Codable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        @pure var identifier: String { get }
        enum IdentifierType {
            case alpha2
            case alpha3
        }
        @pure func identifier(_ type: Locale.LanguageCode.IdentifierType) -> String?
        @pure var isISOLanguage: Bool { get }
        @pure static var isoLanguageCodes: [Locale.LanguageCode] { get }
        @pure static var english: Locale.LanguageCode { get }
        @pure static var french: Locale.LanguageCode { get }
        @pure static var german: Locale.LanguageCode { get }
        @pure static var spanish: Locale.LanguageCode { get }
        @pure static var italian: Locale.LanguageCode { get }
        @pure static var japanese: Locale.LanguageCode { get }
        @pure static var chinese: Locale.LanguageCode { get }
        @pure static var korean: Locale.LanguageCode { get }
        @pure static var russian: Locale.LanguageCode { get }
        @pure static var portuguese: Locale.LanguageCode { get }
        @pure static var arabic: Locale.LanguageCode { get }
        @pure static var hebrew: Locale.LanguageCode { get }
    }
    @pure struct Script: Hashable, Codable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        @pure var identifier: String { get }
        @pure var isISOScript: Bool { get }
    }
    @pure struct Region: Hashable, Codable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        @pure var identifier: String { get }
        @pure var isISORegion: Bool { get }
        @pure var containingRegion: Locale.Region? { get }
        @pure var continent: Locale.Region? { get }
        @pure var subRegions: [Locale.Region] { get }
        @pure static var isoRegions: [Locale.Region] { get }
        @pure static var world: Locale.Region { get }
        @pure static var unitedStates: Locale.Region { get }
        @pure static var unitedKingdom: Locale.Region { get }
        @pure static var germany: Locale.Region { get }
        @pure static var france: Locale.Region { get }
    }
    @pure struct Currency: Hashable, Codable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        @pure var identifier: String { get }
        @pure var isISOCurrency: Bool { get }
        @pure static var isoCurrencies: [Locale.Currency] { get }
    }
    @pure struct NumberingSystem: Hashable, Codable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        @pure var identifier: String { get }
    }
    @pure struct MeasurementSystem: Hashable, Codable {
        init(_ identifier: String)
        @pure var identifier: String { get }
        @pure static var metric: Locale.MeasurementSystem { get }
        @pure static var us: Locale.MeasurementSystem { get }
        @pure static var uk: Locale.MeasurementSystem { get }
    }
    enum HourCycle: String, Codable {
        case zeroToEleven
        case oneToTwelve
        case zeroToTwentyThree
        case oneToTwentyFour
    }
    enum Weekday: String, Codable, CaseIterable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday
    }
    @pure struct Language: Hashable, Codable {
        init(identifier: String)
        init(components: Locale.Language.Components)
        init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
        @pure var languageCode: Locale.LanguageCode? { get }
        @pure var script: Locale.Script? { get }
        @pure var region: Locale.Region? { get }
        @pure var minimalIdentifier: String { get }
        @pure var maximalIdentifier: String { get }
        @pure var parent: Locale.Language? { get }
        @pure var lineLayoutDirection: Locale.LanguageDirection { get }
        @pure var characterDirection: Locale.LanguageDirection { get }
        @pure func hasCommonParent(with language: Locale.Language) -> Bool
        @pure func isEquivalent(to language: Locale.Language) -> Bool
        @pure struct Components: Hashable, Codable {
            init(identifier: String)
            init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
            init(language: Locale.Language)
            @pure var languageCode: Locale.LanguageCode?
            @pure var script: Locale.Script?
            @pure var region: Locale.Region?
        }
    }
    @pure struct Components: Hashable, Codable {
        init(identifier: String)
        init(
            languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil
        )
        init(locale: Locale)
        @pure var languageComponents: Locale.Language.Components
        @pure var calendar: Calendar.Identifier?
        @pure var currency: Locale.Currency?
        @pure var firstDayOfWeek: Locale.Weekday?
        @pure var hourCycle: Locale.HourCycle?
        @pure var measurementSystem: Locale.MeasurementSystem?
        @pure var numberingSystem: Locale.NumberingSystem?
        @pure var region: Locale.Region?
        @pure var timeZone: TimeZone?
    }
}
struct TimeZone: Hashable, Codable, CustomStringConvertible, Sendable {
    @pure init?(identifier: String)
    @pure init?(secondsFromGMT seconds: Int)
    @pure init?(abbreviation: String)
    static var current: TimeZone { get }
    static var autoupdatingCurrent: TimeZone { get }
    @available(iOS 16, *) @pure static var gmt: TimeZone { get }
    @pure static var knownTimeZoneIdentifiers: [String] { get }
    static var abbreviationDictionary: [String: String]
    @pure static var timeZoneDataVersion: String { get }
    @pure var identifier: String { get }
    func secondsFromGMT(for date: Date = Date()) -> Int
    func abbreviation(for date: Date = Date()) -> String?
    func isDaylightSavingTime(for date: Date = Date()) -> Bool
    func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
    @pure func nextDaylightSavingTimeTransition(after date: Date) -> Date?
    var nextDaylightSavingTimeTransition: Date? { get }
    @pure func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?
    @pure var description: String { get }
}
class NSTimeZone: NSObject, NSCopying, NSSecureCoding {
    enum NameStyle: Int {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
    }
    @pure init?(name tzName: String)
    @pure convenience init(forSecondsFromGMT seconds: Int)
    @pure convenience init?(abbreviation: String)
    class var system: TimeZone { get }
    class var local: TimeZone { get }
    class var `default`: TimeZone
    class var knownTimeZoneNames: [String] { get }
    class func resetSystemTimeZone()
    var name: String { get }
    var data: Data { get }
    var secondsFromGMT: Int { get }
    var abbreviation: String? { get }
    var isDaylightSavingTime: Bool { get }
}
class NSLocale: NSObject, NSCopying, NSSecureCoding {
    struct Key: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure static var identifier: NSLocale.Key { get }
        @pure static var languageCode: NSLocale.Key { get }
        @pure static var countryCode: NSLocale.Key { get }
        @pure static var scriptCode: NSLocale.Key { get }
        @pure static var calendar: NSLocale.Key { get }
        @pure static var usesMetricSystem: NSLocale.Key { get }
        @pure static var measurementSystem: NSLocale.Key { get }
        @pure static var decimalSeparator: NSLocale.Key { get }
        @pure static var groupingSeparator: NSLocale.Key { get }
        @pure static var currencySymbol: NSLocale.Key { get }
        @pure static var currencyCode: NSLocale.Key { get }
    }
    @pure init(localeIdentifier string: String)
    class var current: Locale { get }
    class var autoupdatingCurrent: Locale { get }
    class var system: Locale { get }
    class var preferredLanguages: [String] { get }
    class var availableLocaleIdentifiers: [String] { get }
    class var isoCountryCodes: [String] { get }
    class var isoLanguageCodes: [String] { get }
    class var isoCurrencyCodes: [String] { get }
    class var currentLocaleDidChangeNotification: NSNotification.Name { get }
    var localeIdentifier: String { get }
    var languageCode: String { get }
    var countryCode: String? { get }
    var currencySymbol: String { get }
    var currencyCode: String? { get }
    var decimalSeparator: String { get }
    var groupingSeparator: String { get }
    func object(forKey key: NSLocale.Key) -> Any?
    func displayName(forKey key: NSLocale.Key, value: Any) -> String?
    func localizedString(forCountryCode countryCode: String) -> String?
    func localizedString(forLanguageCode languageCode: String) -> String?
}
