// Collection and the protocols that refine it, with what every collection has.

protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable
    associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element
    associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
    associatedtype Iterator = IndexingIterator<Self>
    @pure var startIndex: Index { get }
    @pure var endIndex: Index { get }
    @pure var indices: Indices { get }
    @pure var isEmpty: Bool { get }
    @pure var count: Int { get }
    @pure var first: Element? { get }
    @pure subscript(position: Index) -> Element { get }
    @pure subscript(bounds: Range<Index>) -> SubSequence { get }
    @pure subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
    @pure subscript(x: UnboundedRange) -> SubSequence { get }
    @pure func index(after i: Index) -> Index
    @pure func index(_ i: Index, offsetBy distance: Int) -> Index
    @pure func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
    @pure func distance(from start: Index, to end: Index) -> Int
    func formIndex(after i: inout Index)
    func formIndex(_ i: inout Index, offsetBy distance: Int)
    func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool
}
extension Collection {
    @pure func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    @pure func index(where predicate: (Element) throws -> Bool) rethrows -> Index?
    @pure func dropFirst(_ k: Int = 1) -> SubSequence
    @pure func dropLast(_ k: Int = 1) -> SubSequence
    @pure func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    @pure func prefix(_ maxLength: Int) -> SubSequence
    @pure func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    @pure func prefix(upTo end: Index) -> SubSequence
    @pure func prefix(through position: Index) -> SubSequence
    @pure func suffix(_ maxLength: Int) -> SubSequence
    @pure func suffix(from start: Index) -> SubSequence
    @pure func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [SubSequence]
    func randomElement() -> Element?
    func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element?
    @available(iOS 18, *) @pure func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index>
}
extension Collection where Element: Equatable {
    @pure func firstIndex(of element: Element) -> Index?
    @pure func index(of element: Element) -> Index?
    @pure func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
        -> [SubSequence]
    @available(iOS 18, *) @pure func indices(of element: Element) -> RangeSet<Index>
    @available(iOS 16, *) @pure func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element
    @available(iOS 16, *) @pure func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element
    @available(iOS 16, *) @pure func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element
    @available(iOS 16, *) @pure func split<C: Collection>(
        separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> [SubSequence] where C.Element == Element
    @available(iOS 16, *) @pure func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence
    where Prefix.Element == Element
}
extension Collection where SubSequence == Self {
    mutating func popFirst() -> Element?
    @discardableResult mutating func removeFirst() -> Element
    mutating func removeFirst(_ k: Int)
}
protocol BidirectionalCollection<Element>: Collection {
    @pure var last: Element? { get }
    @pure func index(before i: Index) -> Index
    func formIndex(before i: inout Index)
}
extension BidirectionalCollection {
    @pure func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
    @pure func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    @pure func reversed() -> ReversedCollection<Self>
    @available(iOS 13, *) @pure func difference<C: BidirectionalCollection>(
        from other: C, by areEquivalent: (C.Element, Element) -> Bool
    ) -> CollectionDifference<Element> where C.Element == Element
}
extension BidirectionalCollection where Element: Equatable {
    @pure func lastIndex(of element: Element) -> Index?
    @available(iOS 13, *) @pure func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<
        Element
    > where C.Element == Element
}
extension BidirectionalCollection where SubSequence == Self {
    mutating func popLast() -> Element?
    @discardableResult mutating func removeLast() -> Element
    mutating func removeLast(_ k: Int)
}
protocol RandomAccessCollection<Element>: BidirectionalCollection {}
protocol MutableCollection<Element>: Collection {
    @pure subscript(position: Index) -> Element { get set }
    @pure subscript(bounds: Range<Index>) -> SubSequence { get set }
    @pure subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
    mutating func swapAt(_ i: Index, _ j: Index)
    mutating func withContiguousMutableStorageIfAvailable<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R?
}
extension MutableCollection where Self: BidirectionalCollection {
    mutating func reverse()
}
extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    mutating func shuffle()
    mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T)
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
    mutating func sort()
}
protocol RangeReplaceableCollection<Element>: Collection {
    @pure init()
    @pure init(repeating repeatedValue: Element, count: Int)
    @pure init<S: Sequence>(_ elements: S) where S.Element == Element
    mutating func append(_ newElement: Element)
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
    mutating func insert(_ newElement: Element, at i: Index)
    mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Element
    @discardableResult mutating func remove(at i: Index) -> Element
    mutating func removeSubrange(_ bounds: Range<Index>)
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index
    @discardableResult mutating func removeFirst() -> Element
    mutating func removeFirst(_ k: Int)
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
    where C.Element == Element
    mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
    where C.Element == Element, R.Bound == Index
    mutating func reserveCapacity(_ n: Int)
}
extension RangeReplaceableCollection {
    @pure func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
    @pure static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element
    @pure static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Other.Element == Element
    @pure static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
    where Other.Element == Element
    static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element
    @available(iOS 13, *) @pure func applying(_ difference: CollectionDifference<Element>) -> Self?
    @available(iOS 18, *) mutating func removeSubranges(_ subranges: RangeSet<Index>)
}
extension RangeReplaceableCollection where Self: BidirectionalCollection {
    mutating func popLast() -> Element?
    @discardableResult mutating func removeLast() -> Element
    mutating func removeLast(_ k: Int)
}
@available(iOS 16, *) extension RangeReplaceableCollection where Element: Equatable {
    @pure func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = .max
    ) -> Self where C.Element == Element, Replacement.Element == Element
    mutating func replace<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = .max)
    where C.Element == Element, Replacement.Element == Element
    mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element
}
@pure struct Slice<Base: Collection>: Collection {
    typealias Index = Base.Index
    typealias Element = Base.Element
    typealias SubSequence = Slice<Base>
    init(base: Base, bounds: Range<Base.Index>)
    @pure var base: Base { get }
    @pure subscript(index: Base.Index) -> Base.Element { get }
    @pure subscript(bounds: Range<Base.Index>) -> Slice<Base> { get }
}
extension Slice: BidirectionalCollection where Base: BidirectionalCollection {}
extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
extension Slice: MutableCollection where Base: MutableCollection {}
extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {}
@pure struct DefaultIndices<Elements: Collection>: Collection {
    typealias Index = Elements.Index
    typealias Element = Elements.Index
    @pure subscript(i: Elements.Index) -> Elements.Index { get }
}
extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
@pure struct AnyCollection<Element>: Collection {
    typealias Index = AnyIndex
    init<C: Collection>(_ base: C) where C.Element == Element
}
@pure struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
    typealias Index = AnyIndex
    init<C: BidirectionalCollection>(_ base: C) where C.Element == Element
}
@pure struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
    typealias Index = AnyIndex
    init<C: RandomAccessCollection>(_ base: C) where C.Element == Element
}
@pure struct AnyIndex: Comparable {
    init<BaseIndex: Comparable>(_ base: BaseIndex)
}
