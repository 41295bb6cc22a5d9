// String and what StringProtocol gives.

struct String: StringProtocol, RangeReplaceableCollection, Codable, LosslessStringConvertible {
    typealias Element = Character
    typealias SubSequence = Substring
    typealias Iterator = IndexingIterator<String>
    struct Index: Comparable, Hashable {
        @pure init(utf16Offset offset: Int, in s: some StringProtocol)
        @pure init(encodedOffset offset: Int)
        @pure init?(_ sourcePosition: String.Index, within target: String)
        @pure init?(_ sourcePosition: String.Index, within target: String.UTF16View)
        @pure init?(_ sourcePosition: String.Index, within target: String.UTF8View)
        @pure init?(_ sourcePosition: String.Index, within target: String.UnicodeScalarView)
        @pure var encodedOffset: Int { get }
        @pure func utf16Offset(in s: some StringProtocol) -> Int
        @pure func samePosition(in characters: String) -> String.Index?
        @pure func samePosition(in utf8: String.UTF8View) -> String.UTF8View.Index?
        @pure func samePosition(in utf16: String.UTF16View) -> String.UTF16View.Index?
    }
    @pure init()
    @pure init(_ c: Character)
    @pure init(_ substring: Substring)
    @pure init(_ value: String)
    @pure init(_ scalar: Unicode.Scalar)
    @pure init(_ staticString: StaticString)
    @pure init<S: Sequence>(_ characters: S) where S.Element == Character
    @pure init<T: LosslessStringConvertible>(_ value: T)
    @pure init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
    @pure init(_ unicodeScalars: String.UnicodeScalarView)
    @pure init(_ utf8: String.UTF8View)
    @pure init(_ utf16: String.UTF16View)
    @pure init(repeating repeatedValue: String, count: Int)
    @pure init(repeating repeatedValue: Character, count: Int)
    @pure init<Subject>(describing instance: Subject)
    @pure init<Subject>(reflecting subject: Subject)
    @pure init(stringLiteral value: String)
    @pure init(stringInterpolation: DefaultStringInterpolation)
    @pure init<C: Collection, Encoding: UnicodeCodec>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
    where C.Element == Encoding.CodeUnit
    @pure init(cString nullTerminatedUTF8: UnsafePointer<CChar>)
    @pure init?(validatingUTF8 cString: UnsafePointer<CChar>)
    @pure init?(validatingCString nullTerminatedUTF8: UnsafePointer<CChar>)
    @available(iOS 14, *) @pure init(
        unsafeUninitializedCapacity capacity: Int,
        initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
    @pure var first: Character? { get }
    @pure var last: Character? { get }
    @pure var startIndex: String.Index { get }
    @pure var endIndex: String.Index { get }
    @pure var utf8: String.UTF8View { get set }
    @pure var utf16: String.UTF16View { get set }
    @pure var unicodeScalars: String.UnicodeScalarView { get set }
    @pure var utf8CString: ContiguousArray<CChar> { get }
    @pure var isContiguousUTF8: Bool { get }
    @pure func index(after i: String.Index) -> String.Index
    @pure func index(before i: String.Index) -> String.Index
    @pure func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
    @pure func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
    @pure func distance(from start: String.Index, to end: String.Index) -> Int
    @pure subscript(i: String.Index) -> Character { get }
    @pure subscript(r: Range<String.Index>) -> Substring { get }
    mutating func append(_ other: String)
    mutating func append(_ c: Character)
    mutating func append(contentsOf newElements: String)
    mutating func append(contentsOf newElements: Substring)
    mutating func insert(_ newElement: Character, at i: String.Index)
    mutating func insert<S: Collection>(contentsOf newElements: S, at i: String.Index) where S.Element == Character
    @discardableResult mutating func remove(at i: String.Index) -> Character
    mutating func removeSubrange(_ bounds: Range<String.Index>)
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
    where C.Element == Character
    mutating func reserveCapacity(_ n: Int)
    mutating func makeContiguousUTF8()
    mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R
    @pure func withCString<Result>(_ body: (UnsafePointer<Int8>) throws -> Result) rethrows -> Result
    mutating func write(_ other: String)
    @pure func lowercased() -> String
    @pure func uppercased() -> String
    @pure func hasPrefix(_ prefix: String) -> Bool
    @pure func hasSuffix(_ suffix: String) -> Bool
    @pure static func + (lhs: String, rhs: String) -> String
    static func += (lhs: inout String, rhs: String)
    @pure static func == (lhs: String, rhs: String) -> Bool
    @pure static func < (lhs: String, rhs: String) -> Bool
    func hash(into hasher: inout Hasher)
    @pure var hashValue: Int { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    @pure var customMirror: Mirror { get }
}
extension String: ExpressibleByStringInterpolation {}
extension String: CustomStringConvertible {}
extension String: CustomDebugStringConvertible {}
extension String: CustomReflectable {}
extension String: TextOutputStream {}
extension String: TextOutputStreamable {}
extension String: Sendable {}
extension String {
    struct UTF8View: BidirectionalCollection {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF8View
        @pure var startIndex: String.Index { get }
        @pure var endIndex: String.Index { get }
        @pure var count: Int { get }
        @pure subscript(i: String.Index) -> UInt8 { get }
        @pure subscript(r: Range<String.Index>) -> Substring.UTF8View { get }
        @pure func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R?
    }
    struct UTF16View: BidirectionalCollection {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF16View
        @pure var startIndex: String.Index { get }
        @pure var endIndex: String.Index { get }
        @pure var count: Int { get }
        @pure subscript(i: String.Index) -> UInt16 { get }
        @pure subscript(r: Range<String.Index>) -> Substring.UTF16View { get }
    }
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias SubSequence = Substring.UnicodeScalarView
        @pure init()
        @pure var startIndex: String.Index { get }
        @pure var endIndex: String.Index { get }
        @pure subscript(i: String.Index) -> Unicode.Scalar { get }
        @pure subscript(r: Range<String.Index>) -> Substring.UnicodeScalarView { get }
    }
}
protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, ExpressibleByStringInterpolation {
    associatedtype Element = Character
    associatedtype Index = String.Index
    associatedtype UTF8View: Collection where UTF8View.Element == UInt8
    associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16
    associatedtype UnicodeScalarView: BidirectionalCollection where UnicodeScalarView.Element == Unicode.Scalar
    @pure var utf8: UTF8View { get }
    @pure var utf16: UTF16View { get }
    @pure var unicodeScalars: UnicodeScalarView { get }
    @pure func hasPrefix(_ prefix: String) -> Bool
    @pure func hasSuffix(_ suffix: String) -> Bool
    @pure func lowercased() -> String
    @pure func uppercased() -> String
    @pure func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result
}
extension StringProtocol {
    @pure func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
    @pure func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
    @pure static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @pure static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @pure static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @pure static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @pure static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    @pure static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
}
@pure struct Substring: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible {
    typealias Element = Character
    typealias Index = String.Index
    typealias SubSequence = Substring
    init()
    init(_ content: String)
    init<S: Sequence>(_ elements: S) where S.Element == Character
    init(stringLiteral value: String)
    @pure var base: String { get }
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
    @pure var startIndex: String.Index { get }
    @pure var endIndex: String.Index { get }
    @pure var utf8: Substring.UTF8View { get set }
    @pure var utf16: Substring.UTF16View { get set }
    @pure var unicodeScalars: Substring.UnicodeScalarView { get set }
    @pure subscript(i: String.Index) -> Character { get }
    @pure subscript(r: Range<String.Index>) -> Substring { get }
    @pure func lowercased() -> String
    @pure func uppercased() -> String
    @pure func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
    mutating func write(_ other: String)
    mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R
    @pure func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    struct UTF8View: BidirectionalCollection {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF8View
    }
    struct UTF16View: BidirectionalCollection {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF16View
    }
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias SubSequence = Substring.UnicodeScalarView
    }
}
extension Substring: CustomStringConvertible {}
extension Substring: ExpressibleByStringInterpolation {}
extension Substring: Sendable {}
