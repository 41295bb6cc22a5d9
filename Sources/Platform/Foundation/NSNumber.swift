// Boxed values, and what numbers take from them.

@pure class NSValue: NSObject, NSCopying, NSSecureCoding {
    init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>)
    init(nonretainedObject anObject: Any?)
    init(pointer: UnsafeRawPointer?)
    init(range: NSRange)
    func getValue(_ value: UnsafeMutableRawPointer)
    func getValue(_ value: UnsafeMutableRawPointer, size: Int)
    @pure var objCType: UnsafePointer<CChar> { get }
    @pure var nonretainedObjectValue: Any? { get }
    @pure var pointerValue: UnsafeMutableRawPointer? { get }
    @pure var rangeValue: NSRange { get }
    @pure func isEqual(to value: NSValue) -> Bool
}
@pure class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    init(value: Int8)
    init(value: UInt8)
    init(value: Int16)
    init(value: UInt16)
    init(value: Int32)
    init(value: UInt32)
    init(value: Int64)
    init(value: UInt64)
    init(value: Float)
    init(value: Double)
    init(value: Bool)
    init(value: Int)
    init(value: UInt)
    init(integerLiteral value: Int)
    init(floatLiteral value: Double)
    init(booleanLiteral value: Bool)
    @pure var int8Value: Int8 { get }
    @pure var uint8Value: UInt8 { get }
    @pure var int16Value: Int16 { get }
    @pure var uint16Value: UInt16 { get }
    @pure var int32Value: Int32 { get }
    @pure var uint32Value: UInt32 { get }
    @pure var int64Value: Int64 { get }
    @pure var uint64Value: UInt64 { get }
    @pure var floatValue: Float { get }
    @pure var doubleValue: Double { get }
    @pure var boolValue: Bool { get }
    @pure var intValue: Int { get }
    @pure var uintValue: UInt { get }
    @pure var stringValue: String { get }
    @pure var decimalValue: Decimal { get }
    @pure func compare(_ otherNumber: NSNumber) -> ComparisonResult
    @pure func isEqual(to number: NSNumber) -> Bool
    @pure func description(withLocale locale: Any?) -> String
}
@pure class NSNull: NSObject, NSCopying, NSSecureCoding {
    init()
}
extension Int {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Int8 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Int16 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Int32 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Int64 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension UInt {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension UInt8 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension UInt16 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension UInt32 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension UInt64 {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Double {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Float {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
extension Bool {
    @pure init(truncating number: NSNumber)
    @pure init?(exactly number: NSNumber)
    @pure init(_ number: NSNumber)
}
