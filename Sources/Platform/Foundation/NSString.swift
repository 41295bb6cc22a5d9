// NSString and NSMutableString.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of functions.

class NSString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByStringLiteral {
    struct CompareOptions: OptionSet, Sendable {
        @pure static var caseInsensitive: NSString.CompareOptions { get }
        @pure static var literal: NSString.CompareOptions { get }
        @pure static var backwards: NSString.CompareOptions { get }
        @pure static var anchored: NSString.CompareOptions { get }
        @pure static var numeric: NSString.CompareOptions { get }
        @pure static var diacriticInsensitive: NSString.CompareOptions { get }
        @pure static var widthInsensitive: NSString.CompareOptions { get }
        @pure static var forcedOrdering: NSString.CompareOptions { get }
        @pure static var regularExpression: NSString.CompareOptions { get }
    }
    struct EncodingConversionOptions: OptionSet, Sendable {
        @pure static var allowLossy: NSString.EncodingConversionOptions { get }
        @pure static var externalRepresentation: NSString.EncodingConversionOptions { get }
    }
    struct EnumerationOptions: OptionSet, Sendable {
        @pure static var byLines: NSString.EnumerationOptions { get }
        @pure static var byParagraphs: NSString.EnumerationOptions { get }
        @pure static var byComposedCharacterSequences: NSString.EnumerationOptions { get }
        @pure static var byWords: NSString.EnumerationOptions { get }
        @pure static var bySentences: NSString.EnumerationOptions { get }
        @pure static var byCaretPositions: NSString.EnumerationOptions { get }
        @pure static var byDeletionClusters: NSString.EnumerationOptions { get }
        @pure static var reverse: NSString.EnumerationOptions { get }
        @pure static var substringNotRequired: NSString.EnumerationOptions { get }
        @pure static var localized: NSString.EnumerationOptions { get }
    }
    @pure init()
    @pure init(string aString: String)
    @pure init(stringLiteral value: StaticString)
    @pure init(characters: UnsafePointer<unichar>, length: Int)
    @pure init?(utf8String nullTerminatedCString: UnsafePointer<CChar>)
    @pure init(format: NSString, _ args: any CVarArg...)
    @pure init(format: String, arguments argList: CVaListPointer)
    @pure init?(data: Data, encoding: UInt)
    @pure init?(bytes: UnsafeRawPointer, length len: Int, encoding: UInt)
    @pure init?(cString nullTerminatedCString: UnsafePointer<CChar>, encoding: UInt)
    @service init(contentsOf url: URL, encoding enc: UInt) throws
    @service init(contentsOfFile path: String, encoding enc: UInt) throws
    @service init(contentsOf url: URL, usedEncoding enc: UnsafeMutablePointer<UInt>?) throws
    @service init(contentsOfFile path: String, usedEncoding enc: UnsafeMutablePointer<UInt>?) throws
    @pure class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self
    @pure class func path(withComponents components: [String]) -> String
    @pure class func localizedName(of encoding: UInt) -> String
    @pure var length: Int { get }
    @pure func character(at index: Int) -> unichar
    @pure func substring(from: Int) -> String
    @pure func substring(to: Int) -> String
    @pure func substring(with range: NSRange) -> String
    func getCharacters(_ buffer: UnsafeMutablePointer<unichar>, range: NSRange)
    @pure func compare(_ string: String) -> ComparisonResult
    @pure func compare(_ string: String, options mask: NSString.CompareOptions = []) -> ComparisonResult
    @pure func compare(
        _ string: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToCompare: NSRange
    ) -> ComparisonResult
    @pure func compare(
        _ string: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToCompare: NSRange,
        locale: Any?
    ) -> ComparisonResult
    @pure func caseInsensitiveCompare(_ string: String) -> ComparisonResult
    @pure func localizedCompare(_ string: String) -> ComparisonResult
    @pure func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
    @pure func localizedStandardCompare(_ string: String) -> ComparisonResult
    @pure func isEqual(to aString: String) -> Bool
    @pure func hasPrefix(_ str: String) -> Bool
    @pure func hasSuffix(_ str: String) -> Bool
    @pure func commonPrefix(with str: String, options mask: NSString.CompareOptions = []) -> String
    @pure func contains(_ str: String) -> Bool
    @pure func localizedCaseInsensitiveContains(_ str: String) -> Bool
    @pure func localizedStandardContains(_ str: String) -> Bool
    @pure func localizedStandardRange(of str: String) -> NSRange
    @pure func range(of searchString: String) -> NSRange
    @pure func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
    @pure func range(
        of searchString: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToSearch: NSRange
    ) -> NSRange
    @pure func range(
        of searchString: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToSearch: NSRange,
        locale: Locale?
    ) -> NSRange
    @pure func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
    @pure func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = []) -> NSRange
    @pure func rangeOfCharacter(
        from searchSet: CharacterSet, options mask: NSString.CompareOptions = [], range rangeOfReceiverToSearch: NSRange
    ) -> NSRange
    @pure func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
    @pure func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange
    @pure func appending(_ aString: String) -> String
    @pure func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString
    @pure var doubleValue: Double { get }
    @pure var floatValue: Float { get }
    @pure var intValue: Int32 { get }
    @pure var integerValue: Int { get }
    @pure var longLongValue: Int64 { get }
    @pure var boolValue: Bool { get }
    @pure var uppercased: String { get }
    @pure var lowercased: String { get }
    @pure var capitalized: String { get }
    @pure var localizedUppercase: String { get }
    @pure var localizedLowercase: String { get }
    @pure var localizedCapitalized: String { get }
    @pure func uppercased(with locale: Locale?) -> String
    @pure func lowercased(with locale: Locale?) -> String
    @pure func capitalized(with locale: Locale?) -> String
    @pure func lineRange(for range: NSRange) -> NSRange
    @pure func paragraphRange(for range: NSRange) -> NSRange
    @pure func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    @pure func enumerateLines(_ block: @escaping (String, UnsafeMutablePointer<ObjCBool>) -> Void)
    @pure var utf8String: UnsafePointer<CChar>? { get }
    @pure func cString(using encoding: UInt) -> UnsafePointer<CChar>?
    @pure func data(using encoding: UInt, allowLossyConversion lossy: Bool) -> Data?
    @pure func data(using encoding: UInt) -> Data?
    @pure func canBeConverted(to encoding: UInt) -> Bool
    @pure func lengthOfBytes(using enc: UInt) -> Int
    @pure func maximumLengthOfBytes(using enc: UInt) -> Int
    @pure var decomposedStringWithCanonicalMapping: String { get }
    @pure var precomposedStringWithCanonicalMapping: String { get }
    @pure var decomposedStringWithCompatibilityMapping: String { get }
    @pure var precomposedStringWithCompatibilityMapping: String { get }
    @pure func components(separatedBy separator: String) -> [String]
    @pure func components(separatedBy separator: CharacterSet) -> [String]
    @pure func trimmingCharacters(in set: CharacterSet) -> String
    @pure func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
    @pure func folding(options: NSString.CompareOptions = [], locale: Locale?) -> String
    @pure func replacingOccurrences(
        of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
    ) -> String
    @pure func replacingOccurrences(of target: String, with replacement: String) -> String
    @pure func replacingCharacters(in range: NSRange, with replacement: String) -> String
    @pure func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
    @service func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
    @service func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
    @pure var pathComponents: [String] { get }
    @pure var isAbsolutePath: Bool { get }
    @pure var lastPathComponent: String { get }
    @pure var deletingLastPathComponent: String { get }
    @pure func appendingPathComponent(_ str: String) -> String
    @pure var pathExtension: String { get }
    @pure var deletingPathExtension: String { get }
    @pure func appendingPathExtension(_ str: String) -> String?
    @available(iOS 14, *) @pure func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType)
        -> String
    @pure var abbreviatingWithTildeInPath: String { get }
    @pure var expandingTildeInPath: String { get }
    var standardizingPath: String { get }
    var resolvingSymlinksInPath: String { get }
    @pure func strings(byAppendingPaths paths: [String]) -> [String]
    @pure var fileSystemRepresentation: UnsafePointer<CChar> { get }
    @pure func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
    @pure func addingPercentEscapes(using enc: UInt) -> String?
    @pure func replacingPercentEscapes(using enc: UInt) -> String?
    @pure var removingPercentEncoding: String? { get }
    @pure func variantFittingPresentationWidth(_ width: Int) -> String
    @pure func propertyList() -> Any
}
class NSMutableString: NSString {
    @pure init(capacity: Int)
    func replaceCharacters(in range: NSRange, with aString: String)
    func insert(_ aString: String, at loc: Int)
    func deleteCharacters(in range: NSRange)
    func append(_ aString: String)
    func appendFormat(_ format: NSString, _ args: any CVarArg...)
    func setString(_ aString: String)
    @discardableResult func replaceOccurrences(
        of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
    ) -> Int
    func applyTransform(
        _ transform: StringTransform, reverse: Bool, range: NSRange,
        updatedRange resultingRange: UnsafeMutablePointer<NSRange>?
    ) -> Bool
}
@pure struct NSRange: Hashable, Codable, CustomStringConvertible, Sendable {
    init()
    init(location: Int, length: Int)
    init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger
    init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
    init?(_ string: String)
    @pure var location: Int
    @pure var length: Int
    @pure var lowerBound: Int { get }
    @pure var upperBound: Int { get }
    @pure func contains(_ index: Int) -> Bool
    @pure func union(_ other: NSRange) -> NSRange
    mutating func formUnion(_ other: NSRange)
    @pure func intersection(_ other: NSRange) -> NSRange?
    @pure static func == (lhs: NSRange, rhs: NSRange) -> Bool
    @pure var description: String { get }
}
typealias NSRangePointer = UnsafeMutablePointer<NSRange>
extension Range where Bound == Int {
    @pure init?(_ range: NSRange)
}
extension Range where Bound == String.Index {
    @pure init?(_ range: NSRange, in string: some StringProtocol)
}
@pure var NSNotFound: Int { get }
@pure func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
@pure func NSMaxRange(_ range: NSRange) -> Int
@pure func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
@pure func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
@pure func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
@pure func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
@pure func NSStringFromRange(_ range: NSRange) -> String
@pure func NSRangeFromString(_ aString: String) -> NSRange
