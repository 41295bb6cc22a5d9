// Character, Unicode.Scalar and StaticString.

@pure struct Character: Comparable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    init(_ content: Unicode.Scalar)
    init(_ s: String)
    init(extendedGraphemeClusterLiteral value: Character)
    @pure var asciiValue: UInt8? { get }
    @pure var hexDigitValue: Int? { get }
    @pure var wholeNumberValue: Int? { get }
    @pure var isASCII: Bool { get }
    @pure var isCased: Bool { get }
    @pure var isCurrencySymbol: Bool { get }
    @pure var isHexDigit: Bool { get }
    @pure var isLetter: Bool { get }
    @pure var isLowercase: Bool { get }
    @pure var isMathSymbol: Bool { get }
    @pure var isNewline: Bool { get }
    @pure var isNumber: Bool { get }
    @pure var isPunctuation: Bool { get }
    @pure var isSymbol: Bool { get }
    @pure var isUppercase: Bool { get }
    @pure var isWhitespace: Bool { get }
    @pure var isWholeNumber: Bool { get }
    @pure var unicodeScalars: UnicodeScalarView { get }
    @pure var utf8: UTF8View { get }
    @pure var utf16: UTF16View { get }
    @pure func lowercased() -> String
    @pure func uppercased() -> String
    @pure static func == (lhs: Character, rhs: Character) -> Bool
    @pure static func < (lhs: Character, rhs: Character) -> Bool
    typealias UnicodeScalarView = String.UnicodeScalarView
    typealias UTF8View = String.UTF8View
    typealias UTF16View = String.UTF16View
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension Character: LosslessStringConvertible {}
extension Character: CustomStringConvertible {}
extension Character: TextOutputStreamable {}
extension Character: Sendable {}
enum Unicode {
    @pure struct Scalar: Comparable, Hashable, ExpressibleByUnicodeScalarLiteral, LosslessStringConvertible {
        init?(_ v: UInt32)
        init?(_ v: UInt16)
        init(_ v: UInt8)
        init(_ v: Unicode.Scalar)
        init?(_ v: Int)
        init?(_ description: String)
        init(unicodeScalarLiteral value: Unicode.Scalar)
        @pure var value: UInt32 { get }
        @pure var isASCII: Bool { get }
        @pure var properties: Properties { get }
        @pure var utf8: UTF8View { get }
        @pure var utf16: UTF16View { get }
        @pure func escaped(asASCII forceASCII: Bool) -> String
        @pure var description: String { get }
        struct UTF8View: RandomAccessCollection {
            typealias Element = UInt8
            typealias Index = Int
        }
        struct UTF16View: RandomAccessCollection {
            typealias Element = UInt16
            typealias Index = Int
        }
        struct Properties {
            @pure var age: Unicode.Version? { get }
            @pure var canonicalCombiningClass: Unicode.CanonicalCombiningClass { get }
            @pure var generalCategory: Unicode.GeneralCategory { get }
            @pure var isAlphabetic: Bool { get }
            @pure var isDiacritic: Bool { get }
            @pure var isEmoji: Bool { get }
            @pure var isEmojiModifier: Bool { get }
            @pure var isEmojiModifierBase: Bool { get }
            @pure var isEmojiPresentation: Bool { get }
            @pure var isJoinControl: Bool { get }
            @pure var isLowercase: Bool { get }
            @pure var isMath: Bool { get }
            @pure var isUppercase: Bool { get }
            @pure var isVariationSelector: Bool { get }
            @pure var isWhitespace: Bool { get }
            @pure var lowercaseMapping: String { get }
            @pure var name: String? { get }
            @pure var numericType: Unicode.NumericType? { get }
            @pure var numericValue: Double? { get }
            @pure var titlecaseMapping: String { get }
            @pure var uppercaseMapping: String { get }
        }
    }
    typealias Version = (major: Int, minor: Int)
    struct CanonicalCombiningClass: Comparable, Hashable, RawRepresentable {
        @pure init(rawValue: UInt8)
        @pure var rawValue: UInt8 { get }
    }
    enum NumericType {
        case decimal, digit, numeric
    }
    enum GeneralCategory {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
        case nonspacingMark, spacingMark, enclosingMark
        case decimalNumber, letterNumber, otherNumber
        case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
        case initialPunctuation, finalPunctuation, otherPunctuation
        case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
        case spaceSeparator, lineSeparator, paragraphSeparator
        case control, format, surrogate, privateUse, unassigned
    }
    enum UTF8: UnicodeCodec {
        typealias CodeUnit = UInt8
    }
    enum UTF16: UnicodeCodec {
        typealias CodeUnit = UInt16
    }
    enum UTF32: UnicodeCodec {
        typealias CodeUnit = UInt32
    }
    enum ASCII: UnicodeCodec {
        typealias CodeUnit = UInt8
    }
}
typealias UnicodeScalar = Unicode.Scalar
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
typealias UTF32 = Unicode.UTF32
protocol UnicodeCodec {
    associatedtype CodeUnit
}
@pure struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    init()
    init(stringLiteral value: StaticString)
    @pure var utf8Start: UnsafePointer<UInt8> { get }
    @pure var utf8CodeUnitCount: Int { get }
    @pure var unicodeScalar: Unicode.Scalar { get }
    @pure var hasPointerRepresentation: Bool { get }
    @pure var isASCII: Bool { get }
    @pure func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension StaticString: Sendable {}
