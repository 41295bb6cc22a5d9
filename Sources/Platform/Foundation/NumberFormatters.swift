// Formatters of numbers and of counts of bytes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of behavior10_4.

@pure class NumberFormatter: Formatter, @unchecked Sendable {
    enum Behavior: UInt {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }
    enum Style: UInt {
        case none = 0
        case decimal = 1
        case currency = 2
        case percent = 3
        case scientific = 4
        case spellOut = 5
        case ordinal = 6
        case currencyISOCode = 8
        case currencyPlural = 9
        case currencyAccounting = 10
    }
    enum PadPosition: UInt {
        case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
    }
    enum RoundingMode: UInt {
        case ceiling, floor, down, up, halfEven, halfDown, halfUp
    }
    init()
    var formattingContext: Formatter.Context
    @pure func string(from number: NSNumber) -> String?
    @pure func number(from string: String) -> NSNumber?
    @pure class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
    class func defaultFormatterBehavior() -> NumberFormatter.Behavior
    class func setDefaultFormatterBehavior(_ behavior: NumberFormatter.Behavior)
    var numberStyle: NumberFormatter.Style
    var locale: Locale!
    var generatesDecimalNumbers: Bool
    var formatterBehavior: NumberFormatter.Behavior
    var negativeFormat: String!
    var textAttributesForNegativeValues: [String: Any]?
    var positiveFormat: String!
    var textAttributesForPositiveValues: [String: Any]?
    var allowsFloats: Bool
    var decimalSeparator: String!
    var alwaysShowsDecimalSeparator: Bool
    var currencyDecimalSeparator: String!
    var usesGroupingSeparator: Bool
    var groupingSeparator: String!
    var zeroSymbol: String?
    var textAttributesForZero: [String: Any]?
    var nilSymbol: String
    var textAttributesForNil: [String: Any]?
    var notANumberSymbol: String!
    var textAttributesForNotANumber: [String: Any]?
    var positiveInfinitySymbol: String
    var textAttributesForPositiveInfinity: [String: Any]?
    var negativeInfinitySymbol: String
    var textAttributesForNegativeInfinity: [String: Any]?
    var positivePrefix: String!
    var positiveSuffix: String!
    var negativePrefix: String!
    var negativeSuffix: String!
    var currencyCode: String!
    var currencySymbol: String!
    var internationalCurrencySymbol: String!
    var percentSymbol: String!
    var perMillSymbol: String!
    var minusSign: String!
    var plusSign: String!
    var exponentSymbol: String!
    var groupingSize: Int
    var secondaryGroupingSize: Int
    var multiplier: NSNumber?
    var formatWidth: Int
    var paddingCharacter: String!
    var paddingPosition: NumberFormatter.PadPosition
    var roundingMode: NumberFormatter.RoundingMode
    var roundingIncrement: NSNumber!
    var minimumIntegerDigits: Int
    var maximumIntegerDigits: Int
    var minimumFractionDigits: Int
    var maximumFractionDigits: Int
    var minimum: NSNumber?
    var maximum: NSNumber?
    var currencyGroupingSeparator: String!
    var isLenient: Bool
    var usesSignificantDigits: Bool
    var minimumSignificantDigits: Int
    var maximumSignificantDigits: Int
    var isPartialStringValidationEnabled: Bool
    var hasThousandSeparators: Bool
    var thousandSeparator: String!
    var localizesFormat: Bool
    var format: String
}
@pure class ByteCountFormatter: Formatter {
    struct Units: OptionSet {
        @pure static var useBytes: ByteCountFormatter.Units { get }
        @pure static var useKB: ByteCountFormatter.Units { get }
        @pure static var useMB: ByteCountFormatter.Units { get }
        @pure static var useGB: ByteCountFormatter.Units { get }
        @pure static var useTB: ByteCountFormatter.Units { get }
        @pure static var usePB: ByteCountFormatter.Units { get }
        @pure static var useEB: ByteCountFormatter.Units { get }
        @pure static var useZB: ByteCountFormatter.Units { get }
        @pure static var useYBOrHigher: ByteCountFormatter.Units { get }
        @pure static var useAll: ByteCountFormatter.Units { get }
    }
    enum CountStyle: Int {
        case file, memory, decimal, binary
    }
    init()
    @pure class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
    @pure func string(fromByteCount byteCount: Int64) -> String
    @available(iOS 13, *) @pure class func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
    ) -> String
    @available(iOS 13, *) @pure func string(from measurement: Measurement<UnitInformationStorage>) -> String
    var allowedUnits: ByteCountFormatter.Units
    var countStyle: ByteCountFormatter.CountStyle
    var allowsNonnumericFormatting: Bool
    var includesUnit: Bool
    var includesCount: Bool
    var includesActualByteCount: Bool
    var isAdaptive: Bool
    var zeroPadsFractionDigits: Bool
    var formattingContext: Formatter.Context
}
