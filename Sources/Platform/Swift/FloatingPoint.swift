// Double, Float and what floating-point numbers have.

protocol FloatingPoint: SignedNumeric, Strideable, Hashable {
    associatedtype Exponent: SignedInteger
    @pure init(_ value: Int)
    @pure init<Source: BinaryInteger>(_ value: Source)
    @pure init?<Source: BinaryInteger>(exactly value: Source)
    @pure init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
    @pure init(signOf: Self, magnitudeOf: Self)
    @pure static var radix: Int { get }
    @pure static var nan: Self { get }
    @pure static var signalingNaN: Self { get }
    @pure static var infinity: Self { get }
    @pure static var greatestFiniteMagnitude: Self { get }
    @pure static var pi: Self { get }
    @pure static var ulpOfOne: Self { get }
    @pure static var leastNormalMagnitude: Self { get }
    @pure static var leastNonzeroMagnitude: Self { get }
    @pure var ulp: Self { get }
    @pure var sign: FloatingPointSign { get }
    @pure var exponent: Exponent { get }
    @pure var significand: Self { get }
    @pure var magnitude: Self { get }
    @pure var nextUp: Self { get }
    @pure var nextDown: Self { get }
    @pure var isNormal: Bool { get }
    @pure var isFinite: Bool { get }
    @pure var isZero: Bool { get }
    @pure var isSubnormal: Bool { get }
    @pure var isInfinite: Bool { get }
    @pure var isNaN: Bool { get }
    @pure var isSignalingNaN: Bool { get }
    @pure var isCanonical: Bool { get }
    @pure var floatingPointClass: FloatingPointClassification { get }
    @pure static func / (lhs: Self, rhs: Self) -> Self
    static func /= (lhs: inout Self, rhs: Self)
    @pure func remainder(dividingBy other: Self) -> Self
    mutating func formRemainder(dividingBy other: Self)
    @pure func truncatingRemainder(dividingBy other: Self) -> Self
    mutating func formTruncatingRemainder(dividingBy other: Self)
    @pure func squareRoot() -> Self
    mutating func formSquareRoot()
    @pure func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
    mutating func addProduct(_ lhs: Self, _ rhs: Self)
    @pure func rounded() -> Self
    @pure func rounded(_ rule: FloatingPointRoundingRule) -> Self
    mutating func round()
    mutating func round(_ rule: FloatingPointRoundingRule)
    @pure static func minimum(_ x: Self, _ y: Self) -> Self
    @pure static func maximum(_ x: Self, _ y: Self) -> Self
    @pure static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
    @pure static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
    @pure func isEqual(to other: Self) -> Bool
    @pure func isLess(than other: Self) -> Bool
    @pure func isLessThanOrEqualTo(_ other: Self) -> Bool
    @pure func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
}
protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
    associatedtype RawSignificand: UnsignedInteger
    associatedtype RawExponent: UnsignedInteger
    @pure init(_ value: Float)
    @pure init(_ value: Double)
    @pure init<Source: BinaryFloatingPoint>(_ value: Source)
    @pure init?<Source: BinaryFloatingPoint>(exactly value: Source)
    @pure init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
    @pure static var exponentBitCount: Int { get }
    @pure static var significandBitCount: Int { get }
    @pure var exponentBitPattern: RawExponent { get }
    @pure var significandBitPattern: RawSignificand { get }
    @pure var binade: Self { get }
    @pure var significandWidth: Int { get }
    static func random(in range: Range<Self>) -> Self
    static func random(in range: ClosedRange<Self>) -> Self
    static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self
    static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
}
enum FloatingPointSign: Int {
    case plus, minus
}
enum FloatingPointClassification {
    case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
    case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
}
enum FloatingPointRoundingRule {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}
@pure struct Double: BinaryFloatingPoint, LosslessStringConvertible, Codable, CVarArg, Sendable {
    typealias Magnitude = Double
    typealias Stride = Double
    typealias Exponent = Int
    typealias RawSignificand = UInt64
    typealias RawExponent = UInt
    init()
    init(_ other: Float)
    init?<S: StringProtocol>(_ text: S)
    init(bitPattern: UInt64)
    init(nan payload: UInt64, signaling: Bool)
    @pure var bitPattern: UInt64 { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
@pure struct Float: BinaryFloatingPoint, LosslessStringConvertible, Codable, CVarArg, Sendable {
    typealias Magnitude = Float
    typealias Stride = Float
    typealias Exponent = Int
    typealias RawSignificand = UInt32
    typealias RawExponent = UInt
    init()
    init(_ other: Double)
    init?<S: StringProtocol>(_ text: S)
    init(bitPattern: UInt32)
    init(nan payload: UInt32, signaling: Bool)
    @pure var bitPattern: UInt32 { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
typealias Float32 = Float
typealias Float64 = Double
@available(iOS 14, *) @pure struct Float16: BinaryFloatingPoint, LosslessStringConvertible, Codable {
    typealias Magnitude = Float16
    typealias Stride = Float16
    typealias Exponent = Int
    typealias RawSignificand = UInt16
    typealias RawExponent = UInt
    init()
    init?<S: StringProtocol>(_ text: S)
    init(bitPattern: UInt16)
    @pure var bitPattern: UInt16 { get }
}
