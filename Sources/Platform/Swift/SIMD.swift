// Vectors.

protocol SIMD<Scalar>: Hashable, ExpressibleByArrayLiteral, Codable {
    associatedtype Scalar
    @pure init()
    @pure init(repeating value: Scalar)
    @pure static var scalarCount: Int { get }
    @pure var scalarCount: Int { get }
    @pure var indices: Range<Int> { get }
    @pure subscript(index: Int) -> Scalar { get set }
    @pure func replacing(with other: Scalar, where mask: SIMDMask<Self>) -> Self
}
extension SIMD where Scalar: FloatingPoint {
    @pure static var zero: Self { get }
    @pure static var one: Self { get }
    @pure static func + (a: Self, b: Self) -> Self
    @pure static func - (a: Self, b: Self) -> Self
    @pure static func * (a: Self, b: Self) -> Self
    @pure static func * (a: Scalar, b: Self) -> Self
    @pure static func * (a: Self, b: Scalar) -> Self
    @pure static func / (a: Self, b: Self) -> Self
    @pure static func / (a: Self, b: Scalar) -> Self
    @pure static prefix func - (a: Self) -> Self
    static func += (a: inout Self, b: Self)
    static func -= (a: inout Self, b: Self)
    static func *= (a: inout Self, b: Scalar)
    static func /= (a: inout Self, b: Scalar)
    @pure func squareRoot() -> Self
    @pure func rounded(_ rule: FloatingPointRoundingRule) -> Self
    @pure func sum() -> Scalar
    @pure func min() -> Scalar
    @pure func max() -> Scalar
    @pure func clamped(lowerBound: Self, upperBound: Self) -> Self
}
@pure struct SIMDMask<Storage: SIMD> {
    init(repeating value: Bool)
    @pure subscript(index: Int) -> Bool { get set }
}
@pure struct SIMD2<Scalar>: SIMD {
    init(_ v0: Scalar, _ v1: Scalar)
    init(x: Scalar, y: Scalar)
    init<S: Sequence>(_ scalars: S) where S.Element == Scalar
    @pure var x: Scalar
    @pure var y: Scalar
}
@pure struct SIMD3<Scalar>: SIMD {
    init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar)
    init(x: Scalar, y: Scalar, z: Scalar)
    init(_ xy: SIMD2<Scalar>, _ z: Scalar)
    init<S: Sequence>(_ scalars: S) where S.Element == Scalar
    @pure var x: Scalar
    @pure var y: Scalar
    @pure var z: Scalar
}
@pure struct SIMD4<Scalar>: SIMD {
    init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar)
    init(x: Scalar, y: Scalar, z: Scalar, w: Scalar)
    init(_ xyz: SIMD3<Scalar>, _ w: Scalar)
    init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>)
    init<S: Sequence>(_ scalars: S) where S.Element == Scalar
    @pure var x: Scalar
    @pure var y: Scalar
    @pure var z: Scalar
    @pure var w: Scalar
}
