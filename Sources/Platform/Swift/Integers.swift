// The integers.

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    associatedtype Magnitude: Comparable, Numeric
    @pure init?<T: BinaryInteger>(exactly source: T)
    @pure var magnitude: Magnitude { get }
    @pure static func * (lhs: Self, rhs: Self) -> Self
    static func *= (lhs: inout Self, rhs: Self)
}
protocol SignedNumeric: Numeric {
    @pure static prefix func - (operand: Self) -> Self
    mutating func negate()
}
protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable {
    @pure static var isSigned: Bool { get }
    @pure init<T: BinaryFloatingPoint>(_ source: T)
    @pure init?<T: BinaryFloatingPoint>(exactly source: T)
    @pure init<T: BinaryInteger>(_ source: T)
    @pure init<T: BinaryInteger>(truncatingIfNeeded source: T)
    @pure init<T: BinaryInteger>(clamping source: T)
    @pure var bitWidth: Int { get }
    @pure var trailingZeroBitCount: Int { get }
    @pure var words: [UInt] { get }
    @pure var description: String { get }
    @pure static func / (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    @pure static func % (lhs: Self, rhs: Self) -> Self
    static func %= (lhs: inout Self, rhs: Self)
    @pure static prefix func ~ (x: Self) -> Self
    @pure static func & (lhs: Self, rhs: Self) -> Self
    static func &= (lhs: inout Self, rhs: Self)
    @pure static func | (lhs: Self, rhs: Self) -> Self
    static func |= (lhs: inout Self, rhs: Self)
    @pure static func ^ (lhs: Self, rhs: Self) -> Self
    static func ^= (lhs: inout Self, rhs: Self)
    @pure static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
    static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
    @pure static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
    static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
    @pure func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
    @pure func isMultiple(of other: Self) -> Bool
    @pure func signum() -> Self
}
extension BinaryInteger {
    @pure static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    @pure static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    @pure static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    @pure static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    @pure static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    @pure static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
    @pure static var bitWidth: Int { get }
    @pure static var max: Self { get }
    @pure static var min: Self { get }
    @pure init?(_ description: String)
    @pure init?<S: StringProtocol>(_ text: S, radix: Int = 10)
    @pure init(bigEndian value: Self)
    @pure init(littleEndian value: Self)
    @pure init<T: BinaryFloatingPoint>(_ source: T)
    @pure var bigEndian: Self { get }
    @pure var littleEndian: Self { get }
    @pure var byteSwapped: Self { get }
    @pure var leadingZeroBitCount: Int { get }
    @pure var nonzeroBitCount: Int { get }
    @pure func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    @pure func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    @pure func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    @pure func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    @pure func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
    @pure func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
    @pure func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
    @pure static func &+ (lhs: Self, rhs: Self) -> Self
    static func &+= (lhs: inout Self, rhs: Self)
    @pure static func &- (lhs: Self, rhs: Self) -> Self
    static func &-= (lhs: inout Self, rhs: Self)
    @pure static func &* (lhs: Self, rhs: Self) -> Self
    static func &*= (lhs: inout Self, rhs: Self)
    @pure static func &>> (lhs: Self, rhs: Self) -> Self
    static func &>>= (lhs: inout Self, rhs: Self)
    @pure static func &<< (lhs: Self, rhs: Self) -> Self
    static func &<<= (lhs: inout Self, rhs: Self)
    static func random(in range: Range<Self>) -> Self
    static func random(in range: ClosedRange<Self>) -> Self
    static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self
    static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
@pure struct Int: FixedWidthInteger, SignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt
    typealias Stride = Int
    typealias IntegerLiteralType = Int
    init(bitPattern x: UInt)
    init(bitPattern pointer: UnsafeRawPointer?)
    init(bitPattern objectID: ObjectIdentifier)
}
@pure struct Int8: FixedWidthInteger, SignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt8
    typealias Stride = Int
    init(bitPattern x: UInt8)
}
@pure struct Int16: FixedWidthInteger, SignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt16
    typealias Stride = Int
    init(bitPattern x: UInt16)
}
@pure struct Int32: FixedWidthInteger, SignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt32
    typealias Stride = Int
    init(bitPattern x: UInt32)
}
@pure struct Int64: FixedWidthInteger, SignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt64
    typealias Stride = Int
    init(bitPattern x: UInt64)
}
@pure struct UInt: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt
    typealias Stride = Int
    init(bitPattern x: Int)
    init(bitPattern pointer: UnsafeRawPointer?)
    init(bitPattern objectID: ObjectIdentifier)
}
@pure struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt8
    typealias Stride = Int
    init(ascii v: Unicode.Scalar)
    init(bitPattern x: Int8)
}
@pure struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt16
    typealias Stride = Int
    init(bitPattern x: Int16)
}
@pure struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt32
    typealias Stride = Int
    init(_ v: Unicode.Scalar)
    init(bitPattern x: Int32)
}
@pure struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
    typealias Magnitude = UInt64
    typealias Stride = Int
    init(_ v: Unicode.Scalar)
    init(bitPattern x: Int64)
}
@available(iOS 18, *) @pure struct Int128: FixedWidthInteger, SignedInteger, Codable {
    typealias Magnitude = UInt128
    typealias Stride = Int
}
@available(iOS 18, *) @pure struct UInt128: FixedWidthInteger, UnsignedInteger, Codable {
    typealias Magnitude = UInt128
    typealias Stride = Int
}
typealias CChar = Int8
typealias CSignedChar = Int8
typealias CUnsignedChar = UInt8
typealias CShort = Int16
typealias CUnsignedShort = UInt16
typealias CInt = Int32
typealias CUnsignedInt = UInt32
typealias CLong = Int
typealias CUnsignedLong = UInt
typealias CLongLong = Int64
typealias CUnsignedLongLong = UInt64
typealias CFloat = Float
typealias CDouble = Double
typealias CBool = Bool
protocol RandomNumberGenerator {
    mutating func next() -> UInt64
}
extension RandomNumberGenerator {
    mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T
    mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T
}
@pure struct SystemRandomNumberGenerator: RandomNumberGenerator {
    init()
    mutating func next() -> UInt64
}
