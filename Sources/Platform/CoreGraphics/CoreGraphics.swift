// Geometry: numbers, points, sizes, rectangles, vectors and affine transforms.

@pure struct CGFloat: BinaryFloatingPoint, Sendable, Codable, CustomReflectable, Strideable, CVarArg {
    typealias NativeType = Double
    typealias RawSignificand = UInt
    typealias Exponent = Int
    var native: CGFloat.NativeType
    init()
    init(_ value: Float)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Int)
    init(_ value: Int8)
    init(_ value: Int16)
    init(_ value: Int32)
    init(_ value: Int64)
    init(_ value: UInt)
    init(_ value: UInt8)
    init(_ value: UInt16)
    init(_ value: UInt32)
    init(_ value: UInt64)
    init(_ value: NSNumber)
    init<Source>(_ value: Source) where Source: BinaryInteger
    init?<Source>(exactly value: Source) where Source: BinaryInteger
    init?(exactly number: NSNumber)
    init(truncating number: NSNumber)
    init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
    init(signOf: CGFloat, magnitudeOf: CGFloat)
    init(bitPattern: UInt)
    init(nan payload: CGFloat.RawSignificand, signaling: Bool)
    @pure static var exponentBitCount: Int { get }
    @pure static var significandBitCount: Int { get }
    @pure static var radix: Int { get }
    @pure static var infinity: CGFloat { get }
    @pure static var nan: CGFloat { get }
    @pure static var signalingNaN: CGFloat { get }
    @pure static var quietNaN: CGFloat { get }
    @pure static var greatestFiniteMagnitude: CGFloat { get }
    @pure static var leastNormalMagnitude: CGFloat { get }
    @pure static var leastNonzeroMagnitude: CGFloat { get }
    @pure static var pi: CGFloat { get }
    @pure static var ulpOfOne: CGFloat { get }
    @pure static var zero: CGFloat { get }
    @pure var bitPattern: UInt { get }
    @pure var sign: FloatingPointSign { get }
    @pure var exponentBitPattern: UInt { get }
    @pure var significandBitPattern: UInt { get }
    @pure var exponent: Int { get }
    @pure var significand: CGFloat { get }
    @pure var ulp: CGFloat { get }
    @pure var nextUp: CGFloat { get }
    @pure var nextDown: CGFloat { get }
    @pure var binade: CGFloat { get }
    @pure var significandWidth: Int { get }
    @pure var magnitude: CGFloat { get }
    @pure var isNormal: Bool { get }
    @pure var isFinite: Bool { get }
    @pure var isZero: Bool { get }
    @pure var isSubnormal: Bool { get }
    @pure var isInfinite: Bool { get }
    @pure var isNaN: Bool { get }
    @pure var isSignalingNaN: Bool { get }
    @pure var isCanonical: Bool { get }
    @pure var floatingPointClass: FloatingPointClassification { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    @pure var hashValue: Int { get }
    mutating func negate()
    mutating func formRemainder(dividingBy other: CGFloat)
    mutating func formTruncatingRemainder(dividingBy other: CGFloat)
    mutating func formSquareRoot()
    mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
    mutating func round(_ rule: FloatingPointRoundingRule)
    mutating func round()
    @pure func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat
    @pure func rounded() -> CGFloat
    @pure func squareRoot() -> CGFloat
    @pure func remainder(dividingBy other: CGFloat) -> CGFloat
    @pure func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
    @pure func addingProduct(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    @pure func isEqual(to other: CGFloat) -> Bool
    @pure func isLess(than other: CGFloat) -> Bool
    @pure func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
    @pure func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool
    @pure func distance(to other: CGFloat) -> CGFloat
    @pure func advanced(by amount: CGFloat) -> CGFloat
    @pure static func minimum(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    @pure static func maximum(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    @pure static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    @pure static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    @pure static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    @pure static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    @pure prefix static func - (x: CGFloat) -> CGFloat
    static func += (lhs: inout CGFloat, rhs: CGFloat)
    static func -= (lhs: inout CGFloat, rhs: CGFloat)
    static func *= (lhs: inout CGFloat, rhs: CGFloat)
    static func /= (lhs: inout CGFloat, rhs: CGFloat)
}
@pure struct CGPoint: Equatable, Hashable, Codable, Sendable, CustomReflectable, CustomDebugStringConvertible {
    var x: CGFloat
    var y: CGFloat
    @pure static var zero: CGPoint { get }
    init()
    init(x: CGFloat, y: CGFloat)
    init(x: Int, y: Int)
    init(x: Double, y: Double)
    init?(dictionaryRepresentation dict: CFDictionary)
    @pure var dictionaryRepresentation: CFDictionary { get }
    @pure func applying(_ t: CGAffineTransform) -> CGPoint
    @pure func equalTo(_ point2: CGPoint) -> Bool
    @pure var debugDescription: String { get }
}
@pure struct CGSize: Equatable, Hashable, Codable, Sendable, CustomReflectable, CustomDebugStringConvertible {
    var width: CGFloat
    var height: CGFloat
    @pure static var zero: CGSize { get }
    init()
    init(width: CGFloat, height: CGFloat)
    init(width: Int, height: Int)
    init(width: Double, height: Double)
    init?(dictionaryRepresentation dict: CFDictionary)
    @pure var dictionaryRepresentation: CFDictionary { get }
    @pure func applying(_ t: CGAffineTransform) -> CGSize
    @pure func equalTo(_ size2: CGSize) -> Bool
    @pure var debugDescription: String { get }
}
@pure struct CGVector: Equatable, Hashable, Codable, Sendable {
    var dx: CGFloat
    var dy: CGFloat
    @pure static var zero: CGVector { get }
    init()
    init(dx: CGFloat, dy: CGFloat)
    init(dx: Int, dy: Int)
    init(dx: Double, dy: Double)
    @pure var debugDescription: String { get }
}
@pure struct CGRect: Equatable, Hashable, Codable, Sendable, CustomReflectable, CustomDebugStringConvertible {
    var origin: CGPoint
    var size: CGSize
    @pure static var zero: CGRect { get }
    @pure static var null: CGRect { get }
    @pure static var infinite: CGRect { get }
    init()
    init(origin: CGPoint, size: CGSize)
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    init(x: Int, y: Int, width: Int, height: Int)
    init(x: Double, y: Double, width: Double, height: Double)
    init?(dictionaryRepresentation dict: CFDictionary)
    @pure var dictionaryRepresentation: CFDictionary { get }
    @pure var width: CGFloat { get }
    @pure var height: CGFloat { get }
    @pure var minX: CGFloat { get }
    @pure var midX: CGFloat { get }
    @pure var maxX: CGFloat { get }
    @pure var minY: CGFloat { get }
    @pure var midY: CGFloat { get }
    @pure var maxY: CGFloat { get }
    @pure var isNull: Bool { get }
    @pure var isEmpty: Bool { get }
    @pure var isInfinite: Bool { get }
    @pure var standardized: CGRect { get }
    @pure var integral: CGRect { get }
    @pure var debugDescription: String { get }
    @pure func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    @pure func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    @pure func union(_ r2: CGRect) -> CGRect
    @pure func intersection(_ r2: CGRect) -> CGRect
    @pure func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
    @pure func applying(_ t: CGAffineTransform) -> CGRect
    @pure func contains(_ point: CGPoint) -> Bool
    @pure func contains(_ rect2: CGRect) -> Bool
    @pure func intersects(_ rect2: CGRect) -> Bool
    @pure func equalTo(_ rect2: CGRect) -> Bool
}
@pure enum CGRectEdge: UInt32 {
    case minXEdge, minYEdge, maxXEdge, maxYEdge
}
@pure struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var tx: CGFloat
    var ty: CGFloat
    @pure static var identity: CGAffineTransform { get }
    init()
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
    init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
    init(translationX tx: CGFloat, y ty: CGFloat)
    init(scaleX sx: CGFloat, y sy: CGFloat)
    init(rotationAngle angle: CGFloat)
    @available(iOS 16, *) init(_ components: CGAffineTransformComponents)
    @pure var isIdentity: Bool { get }
    @pure func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
    @pure func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
    @pure func rotated(by angle: CGFloat) -> CGAffineTransform
    @pure func inverted() -> CGAffineTransform
    @pure func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
    @available(iOS 16, *) @pure func decomposed() -> CGAffineTransformComponents
}
@available(iOS 16, *) @pure struct CGAffineTransformComponents {
    var scale: CGSize
    var horizontalShear: CGFloat
    var rotation: CGFloat
    var translation: CGVector
    init()
    init(
        scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero)
}
