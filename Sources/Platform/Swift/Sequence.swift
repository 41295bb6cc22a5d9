// Sequence and IteratorProtocol with what every sequence has.

protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Element?
}
protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
    @pure func makeIterator() -> Iterator
    @pure var underestimatedCount: Int { get }
    @pure func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
}
extension Sequence {
    @pure func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
    @pure func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    @pure func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows
        -> [ElementOfResult]
    @pure func flatMap<SegmentOfResult: Sequence>(_ transform: (Element) throws -> SegmentOfResult) rethrows
        -> [SegmentOfResult.Element]
    @pure func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows
        -> Result
    @pure func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void
    ) rethrows -> Result
    @pure func forEach(_ body: (Element) throws -> Void) rethrows
    @pure func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
    @pure func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
    @pure func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
    @pure func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int
    @pure func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
    @pure func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
    @pure func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
    @pure func reversed() -> [Element]
    func shuffled() -> [Element]
    func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element]
    @pure func enumerated() -> EnumeratedSequence<Self>
    @pure func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
    @pure func dropLast(_ k: Int = 1) -> [Element]
    @pure func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
    @pure func prefix(_ maxLength: Int) -> PrefixSequence<Self>
    @pure func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
    @pure func suffix(_ maxLength: Int) -> [Element]
    @pure func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [ArraySlice<Element>]
    @pure func elementsEqual<OtherSequence: Sequence>(
        _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
    ) rethrows -> Bool
    @pure func starts<PossiblePrefix: Sequence>(
        with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
    ) rethrows -> Bool
    @pure func lexicographicallyPrecedes<OtherSequence: Sequence>(
        _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> Bool where OtherSequence.Element == Element
    @pure var lazy: LazySequence<Self> { get }
    @pure var underestimatedCount: Int { get }
}
extension Sequence {
    @available(swift, deprecated: 4.1)
    @pure func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
}
extension Sequence where Self: IteratorProtocol {
    @pure func makeIterator() -> Self
}
extension Sequence where Element: Equatable {
    @pure func contains(_ element: Element) -> Bool
    @pure func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
    where OtherSequence.Element == Element
    @pure func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
    where PossiblePrefix.Element == Element
    @pure func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
        -> [ArraySlice<Element>]
}
extension Sequence where Element: Comparable {
    @pure func min() -> Element?
    @pure func max() -> Element?
    @pure func sorted() -> [Element]
    @pure func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
    where OtherSequence.Element == Element
}
extension Sequence where Element: Sequence {
    @pure func joined() -> FlattenSequence<Self>
    @pure func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
    where Separator.Element == Element.Element
}
extension Sequence where Element: StringProtocol {
    @pure func joined(separator: String = "") -> String
}
@pure struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
    typealias Element = Elements.Element
    mutating func next() -> Elements.Element?
}
@pure struct EnumeratedSequence<Base: Sequence>: Sequence {
    typealias Element = (offset: Int, element: Base.Element)
    @pure struct Iterator: IteratorProtocol, Sequence {
        typealias Element = (offset: Int, element: Base.Element)
        mutating func next() -> (offset: Int, element: Base.Element)?
    }
    @pure func makeIterator() -> Iterator
}
extension EnumeratedSequence: Collection where Base: Collection {
    typealias Index = Int
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure var count: Int { get }
    @pure var isEmpty: Bool { get }
}
@pure struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    @pure struct Iterator: IteratorProtocol {
        typealias Element = (Sequence1.Element, Sequence2.Element)
        mutating func next() -> (Sequence1.Element, Sequence2.Element)?
    }
    @pure func makeIterator() -> Iterator
}
@pure struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
    typealias Element = Base.Element
    @pure struct Index: Comparable {
        init(_ base: Base.Index)
        let base: Base.Index
    }
    @pure struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element
        mutating func next() -> Base.Element?
    }
    @pure func makeIterator() -> Iterator
    @pure func reversed() -> Base
    @pure subscript(position: Index) -> Base.Element { get }
}
extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
@pure struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
    typealias Element = Base.Element.Element
    @pure struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element.Element
        mutating func next() -> Base.Element.Element?
    }
    @pure func makeIterator() -> Iterator
}
extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {}
extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection {}
@pure struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
    typealias Element = Base.Element.Element
    init<Separator: Sequence>(base: Base, separator: Separator) where Separator.Element == Base.Element.Element
    @pure struct Iterator: IteratorProtocol {
        typealias Element = Base.Element.Element
        mutating func next() -> Base.Element.Element?
    }
    @pure func makeIterator() -> Iterator
}
@pure struct DropFirstSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    @pure func makeIterator() -> Base.Iterator
}
@pure struct DropWhileSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    @pure struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        mutating func next() -> Base.Element?
    }
    @pure func makeIterator() -> Iterator
}
@pure struct PrefixSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    @pure struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        mutating func next() -> Base.Element?
    }
    @pure func makeIterator() -> Iterator
}
@pure struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
    mutating func next() -> Element?
}
typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
@pure struct AnyIterator<Element>: IteratorProtocol, Sequence {
    init<I: IteratorProtocol>(_ base: I) where I.Element == Element
    init(_ body: @escaping () -> Element?)
    func next() -> Element?
}
@pure struct AnySequence<Element>: Sequence {
    init<S: Sequence>(_ base: S) where S.Element == Element
    init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element
    func makeIterator() -> AnyIterator<Element>
}
@pure struct StrideTo<Element: Strideable>: Sequence {
    @pure func makeIterator() -> StrideToIterator<Element>
}
@pure struct StrideToIterator<Element: Strideable>: IteratorProtocol {
    mutating func next() -> Element?
}
@pure struct StrideThrough<Element: Strideable>: Sequence {
    @pure func makeIterator() -> StrideThroughIterator<Element>
}
@pure struct StrideThroughIterator<Element: Strideable>: IteratorProtocol {
    mutating func next() -> Element?
}
@pure struct Repeated<Element>: RandomAccessCollection {
    typealias Index = Int
    let count: Int
    let repeatedValue: Element
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure subscript(position: Int) -> Element { get }
}
@pure struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection {
    typealias Index = Int
    init()
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure subscript(position: Int) -> Element { get set }
}
@pure struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {
    typealias Index = Int
    init(_ element: Element)
    @pure var startIndex: Int { get }
    @pure var endIndex: Int { get }
    @pure subscript(position: Int) -> Element { get set }
}
