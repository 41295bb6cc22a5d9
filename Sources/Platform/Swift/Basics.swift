// The protocols that every value may conform to: equality, order, hashing, identity, cases and raw values.

typealias Void = ()
typealias AnyClass = AnyObject.Type
protocol AnyObject {}
protocol Sendable {}
protocol Copyable {}
protocol Escapable {}
protocol BitwiseCopyable {}
enum Never: Error, Equatable, Hashable, Comparable, Identifiable {}
protocol Equatable {
    @pure static func == (lhs: Self, rhs: Self) -> Bool
}
extension Equatable {
    @pure static func != (lhs: Self, rhs: Self) -> Bool
    @pure static func ~= (a: Self, b: Self) -> Bool
}
protocol Comparable: Equatable {
    @pure static func < (lhs: Self, rhs: Self) -> Bool
    @pure static func <= (lhs: Self, rhs: Self) -> Bool
    @pure static func >= (lhs: Self, rhs: Self) -> Bool
    @pure static func > (lhs: Self, rhs: Self) -> Bool
}
extension Comparable {
    @pure static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
    @pure static func ..< (minimum: Self, maximum: Self) -> Range<Self>
    @pure static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
    @pure static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
    @pure static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
}
protocol Hashable: Equatable {
    @pure var hashValue: Int { get }
    func hash(into hasher: inout Hasher)
}
struct Hasher {
    init()
    mutating func combine<H: Hashable>(_ value: H)
    mutating func combine(bytes: UnsafeRawBufferPointer)
    func finalize() -> Int
}
@available(iOS 13, *) protocol Identifiable<ID> {
    associatedtype ID: Hashable
    var id: ID { get }
}
@available(iOS 13, *) extension Identifiable where Self: AnyObject {
    @pure var id: ObjectIdentifier { get }
}
protocol CaseIterable {
    associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
    @pure static var allCases: AllCases { get }
}
protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    @pure init?(rawValue: RawValue)
    @pure var rawValue: RawValue { get }
}
extension RawRepresentable {
    @pure static func == (lhs: Self, rhs: Self) -> Bool
    @pure static func != (lhs: Self, rhs: Self) -> Bool
    @pure var hashValue: Int { get }
}
extension RawRepresentable where RawValue: Hashable {
    func hash(into hasher: inout Hasher)
}
protocol CustomStringConvertible {
    var description: String { get }
}
protocol CustomDebugStringConvertible {
    var debugDescription: String { get }
}
protocol LosslessStringConvertible: CustomStringConvertible {
    init?(_ description: String)
}
protocol CustomReflectable {
    var customMirror: Mirror { get }
}
protocol CustomLeafReflectable: CustomReflectable {}
protocol CustomPlaygroundDisplayConvertible {
    var playgroundDescription: Any { get }
}
protocol TextOutputStream {
    mutating func write(_ string: String)
}
protocol TextOutputStreamable {
    func write<Target: TextOutputStream>(to target: inout Target)
}
protocol CVarArg {}
protocol Error: Sendable {}
@available(iOS 13, *) protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
    associatedtype Duration: DurationProtocol
    @pure func advanced(by duration: Duration) -> Self
    @pure func duration(to other: Self) -> Duration
}
protocol Strideable<Stride>: Comparable {
    associatedtype Stride: SignedNumeric, Comparable
    @pure func distance(to other: Self) -> Stride
    @pure func advanced(by n: Stride) -> Self
}
protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
    associatedtype Element
    @pure init()
    @pure init<S: Sequence>(_ sequence: S) where S.Element == Element
    @pure var isEmpty: Bool { get }
    @pure func contains(_ member: Element) -> Bool
    @pure func union(_ other: Self) -> Self
    @pure func intersection(_ other: Self) -> Self
    @pure func symmetricDifference(_ other: Self) -> Self
    @pure func subtracting(_ other: Self) -> Self
    @pure func isSubset(of other: Self) -> Bool
    @pure func isSuperset(of other: Self) -> Bool
    @pure func isStrictSubset(of other: Self) -> Bool
    @pure func isStrictSuperset(of other: Self) -> Bool
    @pure func isDisjoint(with other: Self) -> Bool
    @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func remove(_ member: Element) -> Element?
    @discardableResult mutating func update(with newMember: Element) -> Element?
    mutating func formUnion(_ other: Self)
    mutating func formIntersection(_ other: Self)
    mutating func formSymmetricDifference(_ other: Self)
    mutating func subtract(_ other: Self)
}
protocol OptionSet: SetAlgebra, RawRepresentable where Element == Self {
    associatedtype Element = Self
    @pure init(rawValue: RawValue)
}
protocol AdditiveArithmetic: Equatable {
    @pure static var zero: Self { get }
    @pure static func + (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    @pure static func - (lhs: Self, rhs: Self) -> Self
    static func -= (lhs: inout Self, rhs: Self)
    @pure static prefix func + (x: Self) -> Self
}
