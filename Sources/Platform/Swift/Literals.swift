// The protocols by which literals make values, and string interpolation.

protocol ExpressibleByNilLiteral {
    @pure init(nilLiteral: ())
}
protocol ExpressibleByBooleanLiteral {
    associatedtype BooleanLiteralType
    @pure init(booleanLiteral value: BooleanLiteralType)
}
protocol ExpressibleByIntegerLiteral {
    associatedtype IntegerLiteralType
    @pure init(integerLiteral value: IntegerLiteralType)
}
protocol ExpressibleByFloatLiteral {
    associatedtype FloatLiteralType
    @pure init(floatLiteral value: FloatLiteralType)
}
protocol ExpressibleByUnicodeScalarLiteral {
    associatedtype UnicodeScalarLiteralType
    @pure init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
    associatedtype ExtendedGraphemeClusterLiteralType
    @pure init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}
protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    associatedtype StringLiteralType
    @pure init(stringLiteral value: StringLiteralType)
}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
    associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
    @pure init(stringInterpolation: StringInterpolation)
}
protocol ExpressibleByArrayLiteral {
    associatedtype ArrayLiteralElement
    @pure init(arrayLiteral elements: ArrayLiteralElement...)
}
protocol ExpressibleByDictionaryLiteral {
    associatedtype Key
    associatedtype Value
    @pure init(dictionaryLiteral elements: (Key, Value)...)
}
protocol StringInterpolationProtocol {
    associatedtype StringLiteralType
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: StringLiteralType)
}
struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible {
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String)
    mutating func appendInterpolation<T>(_ value: T)
    mutating func appendInterpolation(_ value: Any.Type)
    mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
    var description: String { get }
}
typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String
typealias UnicodeScalarType = String
typealias ExtendedGraphemeClusterType = String
