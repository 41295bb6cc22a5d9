// Array, ArraySlice and ContiguousArray.

@pure struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<[Element]>
    typealias SubSequence = ArraySlice<Element>
    typealias ArrayLiteralElement = Element
    init()
    init<S: Sequence>(_ s: S) where S.Element == Element
    init(repeating repeatedValue: Element, count: Int)
    init(arrayLiteral elements: Element...)
    init(
        unsafeUninitializedCapacity: Int,
        initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure var capacity: Int { get }
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
    @pure var first: Element? { get }
    @pure var last: Element? { get }
    @pure var indices: Range<Int> { get }
    @pure subscript(index: Int) -> Element { get set }
    @pure subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    @pure func index(after i: Int) -> Int
    @pure func index(before i: Int) -> Int
    @pure func index(_ i: Int, offsetBy distance: Int) -> Int
    @pure func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
    @pure func distance(from start: Int, to end: Int) -> Int
    mutating func append(_ newElement: Element)
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
    mutating func insert(_ newElement: Element, at i: Int)
    @discardableResult mutating func remove(at index: Int) -> Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
    mutating func reserveCapacity(_ minimumCapacity: Int)
    mutating func popLast() -> Element?
    @discardableResult mutating func removeLast() -> Element
    @pure func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R)
        rethrows -> R
    @pure func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R
    @pure static func + (lhs: [Element], rhs: [Element]) -> [Element]
    static func += (lhs: inout [Element], rhs: [Element])
    @pure var description: String { get }
    @pure var debugDescription: String { get }
    @pure var customMirror: Mirror { get }
}
extension Array: ExpressibleByArrayLiteral {}
extension Array: CustomStringConvertible {}
extension Array: CustomDebugStringConvertible {}
extension Array: CustomReflectable {}
extension Array: CVarArg {}
extension Array: Equatable where Element: Equatable {
    @pure static func == (lhs: [Element], rhs: [Element]) -> Bool
}
extension Array: Hashable where Element: Hashable {
    func hash(into hasher: inout Hasher)
}
extension Array: Encodable where Element: Encodable {}
extension Array: Decodable where Element: Decodable {}
extension Array: Sendable where Element: Sendable {}
@pure struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<ArraySlice<Element>>
    typealias SubSequence = ArraySlice<Element>
    init()
    init<S: Sequence>(_ s: S) where S.Element == Element
    init(repeating repeatedValue: Element, count: Int)
    init(arrayLiteral elements: Element...)
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure var capacity: Int { get }
    @pure subscript(index: Int) -> Element { get set }
    @pure subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    @pure func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R)
        rethrows -> R
    @pure func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension ArraySlice: ExpressibleByArrayLiteral {}
extension ArraySlice: CustomStringConvertible {}
extension ArraySlice: Equatable where Element: Equatable {}
extension ArraySlice: Hashable where Element: Hashable {}
extension ArraySlice: Encodable where Element: Encodable {}
extension ArraySlice: Decodable where Element: Decodable {}
extension ArraySlice: Sendable where Element: Sendable {}
@pure struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<ContiguousArray<Element>>
    typealias SubSequence = ArraySlice<Element>
    init()
    init<S: Sequence>(_ s: S) where S.Element == Element
    init(repeating repeatedValue: Element, count: Int)
    init(arrayLiteral elements: Element...)
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure var capacity: Int { get }
    @pure subscript(index: Int) -> Element { get set }
    @pure subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    @pure func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R)
        rethrows -> R
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension ContiguousArray: ExpressibleByArrayLiteral {}
extension ContiguousArray: CustomStringConvertible {}
extension ContiguousArray: Equatable where Element: Equatable {}
extension ContiguousArray: Hashable where Element: Hashable {}
extension ContiguousArray: Encodable where Element: Encodable {}
extension ContiguousArray: Decodable where Element: Decodable {}
extension ContiguousArray: Sendable where Element: Sendable {}
