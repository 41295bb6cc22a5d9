// Key paths, AnyHashable, ObjectIdentifier, Mirror and dynamic attributes.

class AnyKeyPath: Hashable {
    @pure static var rootType: any Any.Type { get }
    @pure static var valueType: any Any.Type { get }
    @pure func appending(path: AnyKeyPath) -> AnyKeyPath?
    @pure static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
    func hash(into hasher: inout Hasher)
    @pure var debugDescription: String { get }
}
class PartialKeyPath<Root>: AnyKeyPath {}
class KeyPath<Root, Value>: PartialKeyPath<Root> {
    @pure func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
    @pure func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
        -> ReferenceWritableKeyPath<Root, AppendedValue>
}
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
    @pure func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<
        Root, AppendedValue
    >
}
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
@pure struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    init<H: Hashable>(_ base: H)
    @pure var base: Any { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    @pure static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
}
@pure struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible, Sendable {
    init(_ x: AnyObject)
    init(_ x: any Any.Type)
    @pure var debugDescription: String { get }
}
struct Mirror: CustomStringConvertible, CustomReflectable {
    init(reflecting subject: Any)
    init<Subject, C: Collection>(
        _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil,
        ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C.Element == Child
    typealias Child = (label: String?, value: Any)
    typealias Children = AnyCollection<Mirror.Child>
    enum DisplayStyle {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set, foreignReference
    }
    enum AncestorRepresentation {
        case generated
        case customized(() -> Mirror)
        case suppressed
    }
    let subjectType: any Any.Type
    let children: Mirror.Children
    let displayStyle: Mirror.DisplayStyle?
    var superclassMirror: Mirror? { get }
    func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
    var description: String { get }
    var customMirror: Mirror { get }
}
protocol MirrorPath {}
extension Int: MirrorPath {}
extension String: MirrorPath {}
enum CommandLine {
    static var argc: Int32 { get }
    static var arguments: [String]
}
