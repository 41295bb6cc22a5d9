// Dictionary and Set.

@pure struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
    typealias Element = (key: Key, value: Value)
    typealias SubSequence = Slice<[Key: Value]>
    struct Index: Comparable, Hashable {}
    struct Iterator: IteratorProtocol {
        typealias Element = (key: Key, value: Value)
        mutating func next() -> (key: Key, value: Value)?
    }
    struct Keys: Collection, Equatable, CustomStringConvertible {
        typealias Element = Key
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Keys>
        struct Iterator: IteratorProtocol {
            typealias Element = Key
            mutating func next() -> Key?
        }
        @pure func makeIterator() -> Iterator
        @pure var count: Int { get }
        @pure var isEmpty: Bool { get }
        @pure subscript(position: Index) -> Key { get }
        @pure var description: String { get }
    }
    struct Values: MutableCollection, CustomStringConvertible {
        typealias Element = Value
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Values>
        struct Iterator: IteratorProtocol {
            typealias Element = Value
            mutating func next() -> Value?
        }
        @pure func makeIterator() -> Iterator
        @pure var count: Int { get }
        @pure var isEmpty: Bool { get }
        @pure subscript(position: Index) -> Value { get set }
        @pure var description: String { get }
    }
    init()
    init(minimumCapacity: Int)
    init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
    init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S.Element == (Key, Value)
    init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
    init(dictionaryLiteral elements: (Key, Value)...)
    @pure var keys: Keys { get }
    @pure var values: Values { get set }
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
    @pure var first: (key: Key, value: Value)? { get }
    @pure var capacity: Int { get }
    @pure var startIndex: Index { get }
    @pure var endIndex: Index { get }
    @pure func makeIterator() -> Iterator
    @pure func index(after i: Index) -> Index
    @pure func index(forKey key: Key) -> Index?
    @pure subscript(position: Index) -> (key: Key, value: Value) { get }
    @pure subscript(key: Key) -> Value? { get set }
    @pure subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
    @pure func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]
    @pure func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
    @pure func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
    @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S.Element == (Key, Value)
    @pure func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
        -> [Key: Value]
    @pure func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
        -> [Key: Value] where S.Element == (Key, Value)
    @discardableResult mutating func remove(at index: Index) -> (key: Key, value: Value)
    @discardableResult mutating func removeValue(forKey key: Key) -> Value?
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func popFirst() -> (key: Key, value: Value)?
    mutating func reserveCapacity(_ minimumCapacity: Int)
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    @pure var customMirror: Mirror { get }
}
extension Dictionary: CustomStringConvertible {}
extension Dictionary: CustomDebugStringConvertible {}
extension Dictionary: CustomReflectable {}
extension Dictionary: CVarArg {}
extension Dictionary: Equatable where Value: Equatable {
    @pure static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
}
extension Dictionary: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher)
}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
@pure struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable {
    typealias SubSequence = Slice<Set<Element>>
    struct Index: Comparable, Hashable {}
    struct Iterator: IteratorProtocol {
        mutating func next() -> Element?
    }
    init()
    init(minimumCapacity: Int)
    init<Source: Sequence>(_ sequence: Source) where Source.Element == Element
    init(arrayLiteral elements: Element...)
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
    @pure var first: Element? { get }
    @pure var capacity: Int { get }
    @pure var startIndex: Index { get }
    @pure var endIndex: Index { get }
    @pure func makeIterator() -> Iterator
    @pure func index(after i: Index) -> Index
    @pure func firstIndex(of member: Element) -> Index?
    @pure subscript(position: Index) -> Element { get }
    @pure func contains(_ member: Element) -> Bool
    @pure func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
    @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func update(with newMember: Element) -> Element?
    @discardableResult mutating func remove(_ member: Element) -> Element?
    @discardableResult mutating func remove(at position: Index) -> Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    @discardableResult mutating func removeFirst() -> Element
    mutating func popFirst() -> Element?
    mutating func reserveCapacity(_ minimumCapacity: Int)
    @pure func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    @pure func intersection(_ other: Set<Element>) -> Set<Element>
    @pure func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    @pure func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    @pure func subtracting(_ other: Set<Element>) -> Set<Element>
    @pure func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element
    mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element
    mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element
    mutating func formSymmetricDifference(_ other: Set<Element>)
    mutating func subtract(_ other: Set<Element>)
    mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element
    @pure func isSubset(of other: Set<Element>) -> Bool
    @pure func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element
    @pure func isStrictSubset(of other: Set<Element>) -> Bool
    @pure func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element
    @pure func isSuperset(of other: Set<Element>) -> Bool
    @pure func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element
    @pure func isStrictSuperset(of other: Set<Element>) -> Bool
    @pure func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element
    @pure func isDisjoint(with other: Set<Element>) -> Bool
    @pure func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element
    @pure static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
    func hash(into hasher: inout Hasher)
    @pure var hashValue: Int { get }
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    @pure var customMirror: Mirror { get }
}
extension Set: ExpressibleByArrayLiteral {}
extension Set: CustomStringConvertible {}
extension Set: CustomDebugStringConvertible {}
extension Set: CustomReflectable {}
extension Set: CVarArg {}
extension Set: Encodable where Element: Encodable {}
extension Set: Decodable where Element: Decodable {}
extension Set: Sendable where Element: Sendable {}
@pure struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
    typealias Element = (key: Key, value: Value)
    typealias Index = Int
    init(dictionaryLiteral elements: (Key, Value)...)
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure subscript(position: Int) -> (key: Key, value: Value) { get }
}
