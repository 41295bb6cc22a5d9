// What differs between two collections, and sets of ranges of indices.

@available(iOS 13, *) @pure struct CollectionDifference<ChangeElement>: Collection {
    typealias Element = Change
    enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    }
    struct Index {}
    init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change
    @pure var insertions: [Change] { get }
    @pure var removals: [Change] { get }
    @pure func inverse() -> CollectionDifference<ChangeElement>
}
@available(iOS 13, *) extension CollectionDifference: Equatable where ChangeElement: Equatable {}
@available(iOS 13, *) extension CollectionDifference: Hashable where ChangeElement: Hashable {
    @pure func inferringMoves() -> CollectionDifference<ChangeElement>
}
@available(iOS 18, *) @pure struct RangeSet<Bound: Comparable>: Equatable {
    struct Ranges: RandomAccessCollection {
        typealias Index = Int
        typealias Element = Range<Bound>
    }
    init()
    init(_ range: Range<Bound>)
    init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound>
    @pure var isEmpty: Bool { get }
    @pure var ranges: Ranges { get }
    @pure func contains(_ value: Bound) -> Bool
    mutating func insert(contentsOf range: Range<Bound>)
    mutating func remove(contentsOf range: Range<Bound>)
    @pure func union(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    @pure func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    @pure func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    @pure func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound>
    mutating func formUnion(_ other: RangeSet<Bound>)
    mutating func formIntersection(_ other: RangeSet<Bound>)
    mutating func formSymmetricDifference(_ other: RangeSet<Bound>)
    mutating func subtract(_ other: RangeSet<Bound>)
    @pure func isSubset(of other: RangeSet<Bound>) -> Bool
    @pure func isSuperset(of other: RangeSet<Bound>) -> Bool
    @pure func isStrictSubset(of other: RangeSet<Bound>) -> Bool
    @pure func isStrictSuperset(of other: RangeSet<Bound>) -> Bool
    @pure func isDisjoint(_ other: RangeSet<Bound>) -> Bool
}
