// UUID, index paths, index sets, character sets and decimal numbers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, because of names that C has.

struct UUID: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    init()
    @pure init?(uuidString string: String)
    @pure init(uuid: uuid_t)
    @pure var uuidString: String { get }
    @pure var uuid: uuid_t { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
class NSUUID: NSObject, NSCopying, NSSecureCoding {
    init()
    @pure init?(uuidString string: String)
    @pure var uuidString: String { get }
}
@pure struct IndexPath: Hashable, Comparable, MutableCollection, RandomAccessCollection, Codable {
    typealias Element = Int
    typealias Index = Int
    typealias Indices = DefaultIndices<IndexPath>
    typealias SubSequence = IndexPath
    init()
    init(index: Int)
    init(indexes: [Int])
    init<ElementSequence: Sequence>(indexes: ElementSequence) where ElementSequence.Element == Int
    init(arrayLiteral indexes: Int...)
    @pure var count: Int { get }
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure subscript(index: Int) -> Int { get set }
    @pure subscript(range: Range<Int>) -> IndexPath { get set }
    @pure func dropLast() -> IndexPath
    mutating func append(_ other: IndexPath)
    mutating func append(_ other: Int)
    mutating func append(_ other: [Int])
    @pure func appending(_ other: Int) -> IndexPath
    @pure func appending(_ other: IndexPath) -> IndexPath
    @pure func appending(_ other: [Int]) -> IndexPath
    @pure func compare(_ other: IndexPath) -> ComparisonResult
    @pure static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath
    static func += (lhs: inout IndexPath, rhs: IndexPath)
    @pure static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
    @pure static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension IndexPath: ExpressibleByArrayLiteral {}
extension IndexPath: CustomStringConvertible {}
extension IndexPath: Sendable {}
@pure class NSIndexPath: NSObject, NSCopying, NSSecureCoding {
    init(index: Int)
    init(indexes: UnsafePointer<Int>?, length: Int)
    @pure var length: Int { get }
    @pure func adding(_ index: Int) -> IndexPath
    @pure func removingLastIndex() -> IndexPath
    @pure func index(atPosition position: Int) -> Int
    @pure func compare(_ otherObject: IndexPath) -> ComparisonResult
}
@pure struct IndexSet: Hashable, BidirectionalCollection, SetAlgebra, Codable, Sendable {
    typealias Element = Int
    typealias SubSequence = Slice<IndexSet>
    @pure struct Index: Comparable {}
    struct RangeView: BidirectionalCollection {
        typealias Element = Range<Int>
        typealias Index = Int
        @pure var count: Int { get }
        @pure subscript(index: Int) -> Range<Int> { get }
    }
    init()
    init(integer: Int)
    init(integersIn range: Range<Int>)
    init<R: RangeExpression>(integersIn range: R) where R.Bound == Int
    init(arrayLiteral elements: Int...)
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
    @pure var first: Int? { get }
    @pure var last: Int? { get }
    @pure var startIndex: Index { get }
    @pure var endIndex: Index { get }
    @pure var rangeView: RangeView { get }
    @pure func rangeView(of range: Range<Int>) -> RangeView
    @pure subscript(index: Index) -> Int { get }
    @pure func integerGreaterThan(_ integer: Int) -> Int?
    @pure func integerLessThan(_ integer: Int) -> Int?
    @pure func integerGreaterThanOrEqualTo(_ integer: Int) -> Int?
    @pure func integerLessThanOrEqualTo(_ integer: Int) -> Int?
    @pure func indexRange(in range: Range<Int>) -> Range<Index>
    @pure func count(in range: Range<Int>) -> Int
    @pure func contains(_ integer: Int) -> Bool
    @pure func contains(integersIn range: Range<Int>) -> Bool
    @pure func contains(integersIn indexSet: IndexSet) -> Bool
    @pure func intersects(integersIn range: Range<Int>) -> Bool
    @pure func union(_ other: IndexSet) -> IndexSet
    @pure func intersection(_ other: IndexSet) -> IndexSet
    @pure func symmetricDifference(_ other: IndexSet) -> IndexSet
    @pure func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet
    @pure func filteredIndexSet(in range: Range<Int>, includeInteger: (Int) throws -> Bool) rethrows -> IndexSet
    mutating func formUnion(_ other: IndexSet)
    mutating func formIntersection(_ other: IndexSet)
    mutating func formSymmetricDifference(_ other: IndexSet)
    @discardableResult mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int)
    @discardableResult mutating func update(with integer: Int) -> Int?
    @discardableResult mutating func remove(_ integer: Int) -> Int?
    mutating func removeAll()
    mutating func insert(integersIn range: Range<Int>)
    mutating func remove(integersIn range: Range<Int>)
    mutating func shift(startingAt integer: Int, by delta: Int)
    @pure var description: String { get }
}
extension IndexSet: CustomStringConvertible {}
@pure class NSIndexSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    init(index value: Int)
    init(indexesIn range: NSRange)
    init(indexSet: IndexSet)
    var count: Int { get }
    var firstIndex: Int { get }
    var lastIndex: Int { get }
    func contains(_ value: Int) -> Bool
    func contains(_ indexSet: IndexSet) -> Bool
    func enumerate(_ block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}
class NSMutableIndexSet: NSIndexSet {
    func add(_ value: Int)
    func add(_ indexSet: IndexSet)
    func add(in range: NSRange)
    func remove(_ value: Int)
    func remove(_ indexSet: IndexSet)
    func remove(in range: NSRange)
    func removeAllIndexes()
}
@pure struct CharacterSet: Hashable, SetAlgebra, Codable, Sendable {
    typealias Element = Unicode.Scalar
    init()
    init(charactersIn range: Range<Unicode.Scalar>)
    init(charactersIn range: ClosedRange<Unicode.Scalar>)
    init(charactersIn string: String)
    init(bitmapRepresentation data: Data)
    init?(contentsOfFile file: String)
    @pure static var controlCharacters: CharacterSet { get }
    @pure static var whitespaces: CharacterSet { get }
    @pure static var whitespacesAndNewlines: CharacterSet { get }
    @pure static var decimalDigits: CharacterSet { get }
    @pure static var letters: CharacterSet { get }
    @pure static var lowercaseLetters: CharacterSet { get }
    @pure static var uppercaseLetters: CharacterSet { get }
    @pure static var nonBaseCharacters: CharacterSet { get }
    @pure static var alphanumerics: CharacterSet { get }
    @pure static var decomposables: CharacterSet { get }
    @pure static var illegalCharacters: CharacterSet { get }
    @pure static var punctuationCharacters: CharacterSet { get }
    @pure static var capitalizedLetters: CharacterSet { get }
    @pure static var symbols: CharacterSet { get }
    @pure static var newlines: CharacterSet { get }
    @pure static var urlUserAllowed: CharacterSet { get }
    @pure static var urlPasswordAllowed: CharacterSet { get }
    @pure static var urlHostAllowed: CharacterSet { get }
    @pure static var urlPathAllowed: CharacterSet { get }
    @pure static var urlQueryAllowed: CharacterSet { get }
    @pure static var urlFragmentAllowed: CharacterSet { get }
    @pure var bitmapRepresentation: Data { get }
    @pure var inverted: CharacterSet { get }
    @pure func hasMember(inPlane plane: UInt8) -> Bool
    @pure func contains(_ member: Unicode.Scalar) -> Bool
    @pure func isSuperset(of other: CharacterSet) -> Bool
    @pure func union(_ other: CharacterSet) -> CharacterSet
    @pure func intersection(_ other: CharacterSet) -> CharacterSet
    @pure func subtracting(_ other: CharacterSet) -> CharacterSet
    @pure func symmetricDifference(_ other: CharacterSet) -> CharacterSet
    mutating func insert(charactersIn range: Range<Unicode.Scalar>)
    mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>)
    mutating func insert(charactersIn string: String)
    mutating func remove(charactersIn range: Range<Unicode.Scalar>)
    mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>)
    mutating func remove(charactersIn string: String)
    mutating func invert()
    mutating func formUnion(_ other: CharacterSet)
    mutating func formIntersection(_ other: CharacterSet)
    mutating func formSymmetricDifference(_ other: CharacterSet)
    mutating func subtract(_ other: CharacterSet)
    @pure var description: String { get }
}
@pure class NSCharacterSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    init(charactersIn aString: String)
    init(range aRange: NSRange)
    @pure class var whitespaces: CharacterSet { get }
    @pure class var whitespacesAndNewlines: CharacterSet { get }
    @pure class var decimalDigits: CharacterSet { get }
    @pure class var letters: CharacterSet { get }
    @pure class var alphanumerics: CharacterSet { get }
    @pure class var punctuationCharacters: CharacterSet { get }
    @pure class var newlines: CharacterSet { get }
    var inverted: CharacterSet { get }
    var bitmapRepresentation: Data { get }
    func characterIsMember(_ aCharacter: unichar) -> Bool
    func isSuperset(of theOtherSet: CharacterSet) -> Bool
}
class NSMutableCharacterSet: NSCharacterSet {
    func addCharacters(in aRange: NSRange)
    func addCharacters(in aString: String)
    func removeCharacters(in aRange: NSRange)
    func removeCharacters(in aString: String)
    func formUnion(with otherSet: CharacterSet)
    func formIntersection(with otherSet: CharacterSet)
    func invert()
}
@pure struct Decimal: SignedNumeric, Strideable, Hashable, Codable, ExpressibleByFloatLiteral, Sendable {
    typealias Magnitude = Decimal
    typealias Stride = Decimal
    typealias RoundingMode = NSDecimalNumber.RoundingMode
    typealias CalculationError = NSDecimalNumber.CalculationError
    init()
    init(_ value: Int)
    init(_ value: UInt)
    init(_ value: Int64)
    init(_ value: UInt64)
    init(_ value: Double)
    init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
    init(signOf: Decimal, magnitudeOf magnitude: Decimal)
    init?(string: String, locale: Locale? = nil)
    @pure static var pi: Decimal { get }
    @pure static var nan: Decimal { get }
    @pure static var quietNaN: Decimal { get }
    @pure static var radix: Int { get }
    @pure static var greatestFiniteMagnitude: Decimal { get }
    @pure static var leastNormalMagnitude: Decimal { get }
    @pure static var leastNonzeroMagnitude: Decimal { get }
    @pure static var leastFiniteMagnitude: Decimal { get }
    @pure var exponent: Int { get }
    @pure var significand: Decimal { get }
    @pure var sign: FloatingPointSign { get }
    @pure var magnitude: Decimal { get }
    @pure var ulp: Decimal { get }
    @pure var nextUp: Decimal { get }
    @pure var nextDown: Decimal { get }
    @pure var isSignMinus: Bool { get }
    @pure var isNaN: Bool { get }
    @pure var isFinite: Bool { get }
    @pure var isInfinite: Bool { get }
    @pure var isZero: Bool { get }
    @pure var isNormal: Bool { get }
    @pure var isSubnormal: Bool { get }
    @pure var isCanonical: Bool { get }
    @pure static func / (lhs: Decimal, rhs: Decimal) -> Decimal
    static func /= (lhs: inout Decimal, rhs: Decimal)
    mutating func add(_ other: Decimal)
    mutating func subtract(_ other: Decimal)
    mutating func multiply(by other: Decimal)
    mutating func divide(by other: Decimal)
    @pure func isEqual(to other: Decimal) -> Bool
    @pure func isLess(than other: Decimal) -> Bool
    @pure func isLessThanOrEqualTo(_ other: Decimal) -> Bool
    @pure var description: String { get }
}
extension Decimal: CustomStringConvertible {}
@pure func pow(_ x: Decimal, _ y: Int) -> Decimal
func NSDecimalRound(
    _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int,
    _ roundingMode: NSDecimalNumber.RoundingMode)
@pure func NSDecimalString(_ dcm: UnsafePointer<Decimal>, _ locale: Any?) -> String
@pure class NSDecimalNumber: NSNumber {
    enum RoundingMode: UInt {
        case plain, down, up, bankers
    }
    enum CalculationError: UInt {
        case noError, lossOfPrecision, underflow, overflow, divideByZero
    }
    init(mantissa: UInt64, exponent: Int16, isNegative flag: Bool)
    init(decimal dcm: Decimal)
    init(string numberValue: String?)
    init(string numberValue: String?, locale: Any?)
    @pure class var zero: NSDecimalNumber { get }
    @pure class var one: NSDecimalNumber { get }
    @pure class var minimum: NSDecimalNumber { get }
    @pure class var maximum: NSDecimalNumber { get }
    @pure class var notANumber: NSDecimalNumber { get }
    @pure func adding(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber
    @pure func adding(_ decimalNumber: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?)
        -> NSDecimalNumber
    @pure func subtracting(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber
    @pure func subtracting(_ decimalNumber: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?)
        -> NSDecimalNumber
    @pure func multiplying(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber
    @pure func multiplying(by decimalNumber: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?)
        -> NSDecimalNumber
    @pure func dividing(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber
    @pure func dividing(by decimalNumber: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?)
        -> NSDecimalNumber
    @pure func raising(toPower power: Int) -> NSDecimalNumber
    @pure func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber
    @pure func rounding(accordingToBehavior behavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    @pure func compare(_ decimalNumber: NSNumber) -> ComparisonResult
    @pure var decimalValue: Decimal { get }
    @pure var doubleValue: Double { get }
}
protocol NSDecimalNumberBehaviors {
    func roundingMode() -> NSDecimalNumber.RoundingMode
    func scale() -> Int16
}
@pure class NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors {
    init(
        roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
        raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool)
    @pure class var `default`: NSDecimalNumberHandler { get }
}
typealias uuid_t = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)
