// Lazy sequences and collections.

protocol LazySequenceProtocol: Sequence {
    associatedtype Elements: Sequence = Self where Elements.Element == Element
    @pure var elements: Elements { get }
}
extension LazySequenceProtocol {
    @pure var lazy: Elements { get }
    @pure func map<U>(_ transform: @escaping (Elements.Element) -> U) -> LazyMapSequence<Elements, U>
    @pure func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements>
    @pure func compactMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
        -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
    @pure func flatMap<SegmentOfResult: Sequence>(_ transform: @escaping (Elements.Element) -> SegmentOfResult)
        -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>>
    @pure func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements>
    @pure func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
}
extension LazySequenceProtocol where Elements.Element: Sequence {
    @pure func joined() -> LazySequence<FlattenSequence<Elements>>
}
protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
@pure struct LazySequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Elements = Base
    typealias Iterator = Base.Iterator
    @pure var elements: Base { get }
    @pure func makeIterator() -> Base.Iterator
}
typealias LazyCollection<T: Collection> = LazySequence<T>
extension LazySequence: Collection where Base: Collection {
    typealias Index = Base.Index
    @pure subscript(i: Base.Index) -> Base.Element { get }
}
extension LazySequence: LazyCollectionProtocol where Base: Collection {}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
    @pure func reversed() -> LazySequence<ReversedCollection<Base>>
}
extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
@pure struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
    struct Iterator: IteratorProtocol {
        mutating func next() -> Element?
    }
    @pure func makeIterator() -> Iterator
}
typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>
extension LazyMapSequence: Collection where Base: Collection {
    typealias Index = Base.Index
    @pure subscript(position: Base.Index) -> Element { get }
}
extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
@pure struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        mutating func next() -> Base.Element?
    }
    @pure func makeIterator() -> Iterator
}
typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>
extension LazyFilterSequence: Collection where Base: Collection {
    typealias Index = Base.Index
    @pure subscript(position: Base.Index) -> Base.Element { get }
}
extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {}
@pure struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        mutating func next() -> Base.Element?
    }
    @pure func makeIterator() -> Iterator
}
@pure struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        mutating func next() -> Base.Element?
    }
    @pure func makeIterator() -> Iterator
}
