// What Foundation adds to strings.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, because of names that Objective-C has.

extension String {
    typealias EncodingConversionOptions = NSString.EncodingConversionOptions
    typealias EnumerationOptions = NSString.EnumerationOptions
    typealias CompareOptions = NSString.CompareOptions
    @pure struct Encoding: RawRepresentable, Hashable, CustomStringConvertible, Sendable {
        init(rawValue: UInt)
        @pure var rawValue: UInt
        @pure static var ascii: String.Encoding { get }
        @pure static var nextstep: String.Encoding { get }
        @pure static var japaneseEUC: String.Encoding { get }
        @pure static var utf8: String.Encoding { get }
        @pure static var isoLatin1: String.Encoding { get }
        @pure static var symbol: String.Encoding { get }
        @pure static var nonLossyASCII: String.Encoding { get }
        @pure static var shiftJIS: String.Encoding { get }
        @pure static var isoLatin2: String.Encoding { get }
        @pure static var unicode: String.Encoding { get }
        @pure static var windowsCP1250: String.Encoding { get }
        @pure static var windowsCP1251: String.Encoding { get }
        @pure static var windowsCP1252: String.Encoding { get }
        @pure static var windowsCP1253: String.Encoding { get }
        @pure static var windowsCP1254: String.Encoding { get }
        @pure static var iso2022JP: String.Encoding { get }
        @pure static var macOSRoman: String.Encoding { get }
        @pure static var utf16: String.Encoding { get }
        @pure static var utf16BigEndian: String.Encoding { get }
        @pure static var utf16LittleEndian: String.Encoding { get }
        @pure static var utf32: String.Encoding { get }
        @pure static var utf32BigEndian: String.Encoding { get }
        @pure static var utf32LittleEndian: String.Encoding { get }
        @pure var description: String { get }
    }
    @pure init(format: String, _ arguments: any CVarArg...)
    @pure init(format: String, arguments: [any CVarArg])
    @pure init(format: String, locale: Locale?, _ args: any CVarArg...)
    @pure init(format: String, locale: Locale?, arguments: [any CVarArg])
    @pure static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
    @available(iOS 15, *) @pure init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil)
    @available(iOS 15, *) @pure init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    @available(iOS 16, *) @pure init(localized resource: LocalizedStringResource)
    @pure init?(data: Data, encoding: String.Encoding)
    @pure init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8
    @pure init?(
        bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, encoding: String.Encoding, freeWhenDone flag: Bool)
    @pure init?(cString: UnsafePointer<CChar>, encoding enc: String.Encoding)
    @pure init?(utf8String bytes: UnsafePointer<CChar>)
    @pure init(utf16CodeUnits: UnsafePointer<unichar>, count: Int)
    @service init(contentsOf url: URL, encoding enc: String.Encoding) throws
    @service init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
    @service init(contentsOf url: URL) throws
    @service init(contentsOfFile path: String, encoding enc: String.Encoding) throws
    @service init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
    @service init(contentsOfFile path: String) throws
    @pure init(_ cocoaString: NSString)
    @pure static var availableStringEncodings: [String.Encoding] { get }
    @pure static var defaultCStringEncoding: String.Encoding { get }
    @pure static func localizedName(of encoding: String.Encoding) -> String
    @pure static func path(withComponents components: [String]) -> String
}
extension StringProtocol {
    @pure var capitalized: String { get }
    @pure var localizedCapitalized: String { get }
    @pure var localizedLowercase: String { get }
    @pure var localizedUppercase: String { get }
    @pure func capitalized(with locale: Locale?) -> String
    @pure func lowercased(with locale: Locale?) -> String
    @pure func uppercased(with locale: Locale?) -> String
    @pure var decomposedStringWithCanonicalMapping: String { get }
    @pure var decomposedStringWithCompatibilityMapping: String { get }
    @pure var precomposedStringWithCanonicalMapping: String { get }
    @pure var precomposedStringWithCompatibilityMapping: String { get }
    @pure var removingPercentEncoding: String? { get }
    @pure var hash: Int { get }
    @pure var fastestEncoding: String.Encoding { get }
    @pure var smallestEncoding: String.Encoding { get }
    @pure func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
    @pure func appending<T: StringProtocol>(_ aString: T) -> String
    @pure func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String
    @pure func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
    @pure func cString(using encoding: String.Encoding) -> [CChar]?
    @pure func canBeConverted(to encoding: String.Encoding) -> Bool
    @pure func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
    @pure func commonPrefix<T: StringProtocol>(with aString: T, options: String.CompareOptions = []) -> String
    @pure func compare<T: StringProtocol>(
        _ aString: T, options mask: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil
    ) -> ComparisonResult
    @pure func components(separatedBy separator: CharacterSet) -> [String]
    @pure func components<T: StringProtocol>(separatedBy separator: T) -> [String]
    @pure func contains<T: StringProtocol>(_ other: T) -> Bool
    @pure func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
    @pure func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
    @pure func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void)
    where R.Bound == String.Index
    @pure func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
        orthography: NSOrthography? = nil,
        invoking body: (String, Range<String.Index>, Range<String.Index>, inout Bool) -> Void)
    where R.Bound == String.Index
    @pure func folding(options: String.CompareOptions = [], locale: Locale?) -> String
    func getLineStart<R: RangeExpression>(
        _ start: UnsafeMutablePointer<String.Index>, end: UnsafeMutablePointer<String.Index>,
        contentsEnd: UnsafeMutablePointer<String.Index>, for range: R) where R.Bound == String.Index
    func getParagraphStart<R: RangeExpression>(
        _ start: UnsafeMutablePointer<String.Index>, end: UnsafeMutablePointer<String.Index>,
        contentsEnd: UnsafeMutablePointer<String.Index>, for range: R) where R.Bound == String.Index
    @pure func lengthOfBytes(using encoding: String.Encoding) -> Int
    @pure func lineRange<R: RangeExpression>(for aRange: R) -> Range<String.Index> where R.Bound == String.Index
    @pure func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
    @pure func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
    @pure func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
    @pure func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
    @pure func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
    @pure func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<String.Index>?
    @pure func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
    @pure func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int)
        -> String
    @pure func paragraphRange<R: RangeExpression>(for aRange: R) -> Range<String.Index> where R.Bound == String.Index
    @pure func propertyList() -> Any
    @pure func propertyListFromStringsFileFormat() -> [String: String]
    @pure func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil,
        locale: Locale? = nil
    ) -> Range<String.Index>?
    @pure func rangeOfCharacter(
        from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<String.Index>? = nil
    ) -> Range<String.Index>?
    @pure func rangeOfComposedCharacterSequence(at anIndex: String.Index) -> Range<String.Index>
    @pure func rangeOfComposedCharacterSequences<R: RangeExpression>(for range: R) -> Range<String.Index>
    where R.Bound == String.Index
    @pure func replacingCharacters<T: StringProtocol, R: RangeExpression>(in range: R, with replacement: T) -> String
    where R.Bound == String.Index
    @pure func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
        range searchRange: Range<String.Index>? = nil
    ) -> String
    @pure func replacingPercentEscapes(using encoding: String.Encoding) -> String?
    @pure func substring(from index: String.Index) -> String
    @pure func substring(to index: String.Index) -> String
    @pure func substring(with aRange: Range<String.Index>) -> String
    @pure func trimmingCharacters(in set: CharacterSet) -> String
    @service func write<T: StringProtocol>(
        toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)
        throws
    @service func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
}
@available(iOS 15, *) extension String {
    @pure struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Codable {
        init(_ value: String)
        init(stringLiteral value: String)
        init(stringInterpolation: String.LocalizationValue.StringInterpolation)
        struct StringInterpolation: StringInterpolationProtocol {
            mutating func appendLiteral(_ literal: String)
            mutating func appendInterpolation(_ string: @autoclosure () -> String)
            mutating func appendInterpolation<F: FormatStyle>(
                _ value: @autoclosure () -> F.FormatInput, format: @autoclosure () -> F) where F.FormatOutput == String
        }
    }
}
@available(iOS 16, *) struct LocalizedStringResource: ExpressibleByStringInterpolation, Codable, Sendable {
    enum BundleDescription {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
    @pure init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
    @pure init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
    @pure init(stringLiteral value: String)
    @pure var key: String { get }
    @pure var defaultValue: String.LocalizationValue { get }
    @pure var table: String? { get }
    @pure var locale: Locale
    @pure var bundle: LocalizedStringResource.BundleDescription { get }
}
@pure struct StringTransform: RawRepresentable, Hashable, Sendable {
    init(_ rawValue: String)
    init(rawValue: String)
    @pure static var latinToKatakana: StringTransform { get }
    @pure static var latinToHiragana: StringTransform { get }
    @pure static var latinToHangul: StringTransform { get }
    @pure static var latinToArabic: StringTransform { get }
    @pure static var latinToHebrew: StringTransform { get }
    @pure static var latinToThai: StringTransform { get }
    @pure static var latinToCyrillic: StringTransform { get }
    @pure static var latinToGreek: StringTransform { get }
    @pure static var toLatin: StringTransform { get }
    @pure static var mandarinToLatin: StringTransform { get }
    @pure static var hiraganaToKatakana: StringTransform { get }
    @pure static var fullwidthToHalfwidth: StringTransform { get }
    @pure static var toXMLHex: StringTransform { get }
    @pure static var toUnicodeName: StringTransform { get }
    @pure static var stripCombiningMarks: StringTransform { get }
    @pure static var stripDiacritics: StringTransform { get }
}
@pure func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String
typealias unichar = UInt16
