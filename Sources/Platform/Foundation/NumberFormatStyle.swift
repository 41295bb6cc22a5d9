// The format styles of numbers, lists, measurements and durations.

@available(iOS 15, *) enum NumberFormatStyleConfiguration {
    @pure struct Grouping: Codable, Hashable {
        @pure static var automatic: NumberFormatStyleConfiguration.Grouping { get }
        @pure static var never: NumberFormatStyleConfiguration.Grouping { get }
    }
    @pure struct Precision: Codable, Hashable {
        @pure static func significantDigits<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
        where R.Bound == Int
        @pure static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
        @pure static func fractionLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
        where R.Bound == Int
        @pure static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        @pure static func integerLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
        where R.Bound == Int
        @pure static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        @pure static func integerAndFractionLength(integer: Int, fraction: Int)
            -> NumberFormatStyleConfiguration.Precision
    }
    @pure struct SignDisplayStrategy: Codable, Hashable {
        @pure static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        @pure static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        @pure static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy
    }
    @pure struct DecimalSeparatorDisplayStrategy: Codable, Hashable {
        @pure static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
        @pure static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
    }
    @pure struct Notation: Codable, Hashable {
        @pure static var scientific: NumberFormatStyleConfiguration.Notation { get }
        @pure static var automatic: NumberFormatStyleConfiguration.Notation { get }
        @pure static var compactName: NumberFormatStyleConfiguration.Notation { get }
    }
    typealias RoundingRule = FloatingPointRoundingRule
    enum RoundingIncrement: Hashable, Codable {
        case integer(value: Int)
        case floatingPoint(value: Double)
    }
}
@available(iOS 15, *) enum CurrencyFormatStyleConfiguration {
    typealias Grouping = NumberFormatStyleConfiguration.Grouping
    typealias Precision = NumberFormatStyleConfiguration.Precision
    @pure struct SignDisplayStrategy: Codable, Hashable {
        @pure static var automatic: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        @pure static var never: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        @pure static var accounting: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        @pure static func always(showZero: Bool = true) -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
    }
    @pure struct Presentation: Codable, Hashable {
        @pure static var narrow: CurrencyFormatStyleConfiguration.Presentation { get }
        @pure static var standard: CurrencyFormatStyleConfiguration.Presentation { get }
        @pure static var isoCode: CurrencyFormatStyleConfiguration.Presentation { get }
        @pure static var fullName: CurrencyFormatStyleConfiguration.Presentation { get }
    }
}
@available(iOS 15, *) @pure struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle {
    typealias FormatInput = Value
    typealias FormatOutput = String
    init(locale: Locale = .autoupdatingCurrent)
    @pure func format(_ value: Value) -> String
    @pure func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
    @pure func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>
    @pure func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>
    @pure func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
    @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
        -> IntegerFormatStyle<Value>
    @pure func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
    @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<
        Value
    >
    @pure func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>
    @pure struct Percent: ParseableFormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        init(locale: Locale = .autoupdatingCurrent)
        @pure func format(_ value: Value) -> String
        @pure func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent
        @pure func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Percent
        @pure func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Percent
        @pure func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)
            -> IntegerFormatStyle<Value>.Percent
        @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> IntegerFormatStyle<Value>.Percent
        @pure func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
        @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
            -> IntegerFormatStyle<Value>.Percent
        @pure func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Percent
    }
    @pure struct Currency: ParseableFormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        init(code: String, locale: Locale = .autoupdatingCurrent)
        @pure func format(_ value: Value) -> String
        @pure func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency
        @pure func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Currency
        @pure func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Currency
        @pure func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
            -> IntegerFormatStyle<Value>.Currency
        @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> IntegerFormatStyle<Value>.Currency
        @pure func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
        @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
            -> IntegerFormatStyle<Value>.Currency
        @pure func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation)
            -> IntegerFormatStyle<Value>.Currency
    }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<Int> {
    @pure static var number: IntegerFormatStyle<Int> { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
    @pure static var percent: IntegerFormatStyle<Int>.Percent { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<Int32> {
    @pure static var number: IntegerFormatStyle<Int32> { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
    @pure static var percent: IntegerFormatStyle<Int32>.Percent { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<Int64> {
    @pure static var number: IntegerFormatStyle<Int64> { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
    @pure static var percent: IntegerFormatStyle<Int64>.Percent { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<UInt> {
    @pure static var number: IntegerFormatStyle<UInt> { get }
}
@available(iOS 15, *) extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
    @pure static var percent: IntegerFormatStyle<UInt>.Percent { get }
}
@available(iOS 15, *) extension FormatStyle {
    @pure static func currency<Value: BinaryInteger>(code: String) -> IntegerFormatStyle<Value>.Currency
    where Self == IntegerFormatStyle<Value>.Currency
}
@available(iOS 15, *) @pure struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle {
    typealias FormatInput = Value
    typealias FormatOutput = String
    init(locale: Locale = .autoupdatingCurrent)
    @pure func format(_ value: Value) -> String
    @pure func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
    @pure func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>
    @pure func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>
    @pure func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
    @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
        -> FloatingPointFormatStyle<Value>
    @pure func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
    @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
        -> FloatingPointFormatStyle<Value>
    @pure func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>
    @pure struct Percent: ParseableFormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        init(locale: Locale = .autoupdatingCurrent)
        @pure func format(_ value: Value) -> String
        @pure func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent
        @pure func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
        @pure func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Percent
        @pure func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)
            -> FloatingPointFormatStyle<Value>.Percent
        @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> FloatingPointFormatStyle<Value>.Percent
        @pure func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
        @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
            -> FloatingPointFormatStyle<Value>.Percent
        @pure func notation(_ notation: NumberFormatStyleConfiguration.Notation)
            -> FloatingPointFormatStyle<Value>.Percent
    }
    @pure struct Currency: ParseableFormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = String
        init(code: String, locale: Locale = .autoupdatingCurrent)
        @pure func format(_ value: Value) -> String
        @pure func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency
        @pure func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping)
            -> FloatingPointFormatStyle<Value>.Currency
        @pure func precision(_ p: CurrencyFormatStyleConfiguration.Precision)
            -> FloatingPointFormatStyle<Value>.Currency
        @pure func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
            -> FloatingPointFormatStyle<Value>.Currency
        @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> FloatingPointFormatStyle<Value>.Currency
        @pure func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
        @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
            -> FloatingPointFormatStyle<Value>.Currency
        @pure func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation)
            -> FloatingPointFormatStyle<Value>.Currency
    }
}
@available(iOS 15, *) extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    @pure static var number: FloatingPointFormatStyle<Double> { get }
}
@available(iOS 15, *) extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    @pure static var percent: FloatingPointFormatStyle<Double>.Percent { get }
}
@available(iOS 15, *) extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
    @pure static var number: FloatingPointFormatStyle<Float> { get }
}
@available(iOS 15, *) extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
    @pure static var percent: FloatingPointFormatStyle<Float>.Percent { get }
}
@available(iOS 15, *) extension FormatStyle {
    @pure static func currency<Value: BinaryFloatingPoint>(code: String) -> FloatingPointFormatStyle<Value>.Currency
    where Self == FloatingPointFormatStyle<Value>.Currency
}
@available(iOS 15, *) extension Decimal {
    @pure struct FormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Decimal
        typealias FormatOutput = String
        init(locale: Locale = .autoupdatingCurrent)
        @pure func format(_ value: Decimal) -> String
        @pure func locale(_ locale: Locale) -> Decimal.FormatStyle
        @pure func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle
        @pure func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle
        @pure func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle
        @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
            -> Decimal.FormatStyle
        @pure func scale(_ multiplicand: Double) -> Decimal.FormatStyle
        @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
            -> Decimal.FormatStyle
        @pure func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle
        @pure struct Percent: ParseableFormatStyle {
            typealias FormatInput = Decimal
            typealias FormatOutput = String
            init(locale: Locale = .autoupdatingCurrent)
            @pure func format(_ value: Decimal) -> String
            @pure func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent
            @pure func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Percent
            @pure func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Percent
            @pure func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
            @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
                -> Decimal.FormatStyle.Percent
            @pure func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
            @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
                -> Decimal.FormatStyle.Percent
            @pure func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Percent
        }
        @pure struct Currency: ParseableFormatStyle {
            typealias FormatInput = Decimal
            typealias FormatOutput = String
            init(code: String, locale: Locale = .autoupdatingCurrent)
            @pure func format(_ value: Decimal) -> String
            @pure func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
            @pure func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Currency
            @pure func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Currency
            @pure func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)
                -> Decimal.FormatStyle.Currency
            @pure func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
                -> Decimal.FormatStyle.Currency
            @pure func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
            @pure func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil)
                -> Decimal.FormatStyle.Currency
            @pure func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Decimal.FormatStyle.Currency
        }
    }
}
@available(iOS 15, *) extension FormatStyle where Self == Decimal.FormatStyle {
    @pure static var number: Decimal.FormatStyle { get }
}
@available(iOS 15, *) extension FormatStyle where Self == Decimal.FormatStyle.Currency {
    @pure static func currency(code: String) -> Decimal.FormatStyle.Currency
}
@available(iOS 15, *) @pure struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle {
    typealias FormatInput = Base
    typealias FormatOutput = String
    enum Width: Int {
        case standard, short, narrow
    }
    enum ListType: Int {
        case and
        case or
    }
    init(memberStyle: Style)
    @pure func format(_ value: Base) -> String
}
@available(iOS 15, *) extension FormatStyle {
    @pure static func list<MemberStyle: FormatStyle, Base: Sequence>(
        memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
        width: ListFormatStyle<MemberStyle, Base>.Width = .standard
    ) -> Self where Self == ListFormatStyle<MemberStyle, Base>
    @pure static func list<Base: Sequence>(
        type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = .standard
    ) -> Self where Self == ListFormatStyle<StringStyle, Base>
    @pure static func name(style: PersonNameComponents.FormatStyle.Style) -> Self
    where Self == PersonNameComponents.FormatStyle
}
@available(iOS 15, *) @pure struct StringStyle: FormatStyle {
    typealias FormatInput = String
    typealias FormatOutput = String
}
@available(iOS 15, *) extension Measurement {
    @pure struct FormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Measurement<UnitType>
        typealias FormatOutput = String
        @pure struct UnitWidth: Codable, Hashable {
            @pure static var wide: Measurement<UnitType>.FormatStyle.UnitWidth { get }
            @pure static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth { get }
            @pure static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth { get }
        }
        @pure func format(_ value: Measurement<UnitType>) -> String
    }
}
@available(iOS 15, *) @pure struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable {
    @pure static var general: MeasurementFormatUnitUsage<UnitType> { get }
    @pure static var asProvided: MeasurementFormatUnitUsage<UnitType> { get }
}
@available(iOS 15, *) extension FormatStyle {
    @pure static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle
}
@available(iOS 16, *) extension Duration {
    @pure struct TimeFormatStyle: FormatStyle {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        @pure struct Pattern: Hashable, Codable {
            @pure static var hourMinute: Duration.TimeFormatStyle.Pattern { get }
            @pure static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { get }
            @pure static var minuteSecond: Duration.TimeFormatStyle.Pattern { get }
            @pure static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0)
                -> Duration.TimeFormatStyle.Pattern
        }
        init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)
        @pure func format(_ value: Duration) -> String
    }
    @pure struct UnitsFormatStyle: FormatStyle {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        @pure struct Unit: Codable, Hashable {
            @pure static var weeks: Duration.UnitsFormatStyle.Unit { get }
            @pure static var days: Duration.UnitsFormatStyle.Unit { get }
            @pure static var hours: Duration.UnitsFormatStyle.Unit { get }
            @pure static var minutes: Duration.UnitsFormatStyle.Unit { get }
            @pure static var seconds: Duration.UnitsFormatStyle.Unit { get }
            @pure static var milliseconds: Duration.UnitsFormatStyle.Unit { get }
        }
        @pure struct UnitWidth: Codable, Hashable {
            @pure static var wide: Duration.UnitsFormatStyle.UnitWidth { get }
            @pure static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
            @pure static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
            @pure static var narrow: Duration.UnitsFormatStyle.UnitWidth { get }
        }
        @pure func format(_ value: Duration) -> String
    }
}
@available(iOS 16, *) extension FormatStyle where Self == Duration.TimeFormatStyle {
    @pure static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle
}
@available(iOS 16, *) extension FormatStyle where Self == Duration.UnitsFormatStyle {
    @pure static func units(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
    ) -> Duration.UnitsFormatStyle
}
