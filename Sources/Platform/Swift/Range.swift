// Ranges.

protocol RangeExpression<Bound> {
    associatedtype Bound: Comparable
    @pure func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
    @pure func contains(_ element: Bound) -> Bool
}
extension RangeExpression {
    @pure static func ~= (pattern: Self, value: Bound) -> Bool
}
@pure struct Range<Bound: Comparable>: RangeExpression, Equatable {
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
    let lowerBound: Bound
    let upperBound: Bound
    @pure var isEmpty: Bool { get }
    @pure func contains(_ element: Bound) -> Bool
    @pure func contains(_ other: Range<Bound>) -> Bool
    @pure func contains(_ other: ClosedRange<Bound>) -> Bool
    @pure func overlaps(_ other: Range<Bound>) -> Bool
    @pure func overlaps(_ other: ClosedRange<Bound>) -> Bool
    @pure func clamped(to limits: Range<Bound>) -> Range<Bound>
    @pure func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
    @pure var description: String { get }
}
extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Indices = Range<Bound>
    typealias Iterator = IndexingIterator<Range<Bound>>
    typealias SubSequence = Range<Bound>
    @pure init(_ other: ClosedRange<Bound>)
    @pure var startIndex: Bound { get }
    @pure var endIndex: Bound { get }
    @pure var count: Int { get }
    @pure subscript(position: Bound) -> Bound { get }
    @pure subscript(bounds: Range<Bound>) -> Range<Bound> { get }
}
extension Range: CustomStringConvertible {}
extension Range: Hashable where Bound: Hashable {}
extension Range: Encodable where Bound: Encodable {}
extension Range: Decodable where Bound: Decodable {}
extension Range: Sendable where Bound: Sendable {}
typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger
typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound> where Bound.Stride: SignedInteger
typealias CountablePartialRangeFrom<Bound: Strideable> = PartialRangeFrom<Bound> where Bound.Stride: SignedInteger
@pure struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable {
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
    let lowerBound: Bound
    let upperBound: Bound
    @pure var isEmpty: Bool { get }
    @pure func contains(_ element: Bound) -> Bool
    @pure func contains(_ other: ClosedRange<Bound>) -> Bool
    @pure func contains(_ other: Range<Bound>) -> Bool
    @pure func overlaps(_ other: ClosedRange<Bound>) -> Bool
    @pure func overlaps(_ other: Range<Bound>) -> Bool
    @pure func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    @pure func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
    @pure var description: String { get }
}
extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias SubSequence = Slice<ClosedRange<Bound>>
    typealias Iterator = IndexingIterator<ClosedRange<Bound>>
    enum Index: Comparable {
        case pastEnd
        case inRange(Bound)
    }
    @pure init(_ other: Range<Bound>)
    @pure var startIndex: Index { get }
    @pure var endIndex: Index { get }
    @pure var count: Int { get }
    @pure subscript(position: Index) -> Bound { get }
    @pure subscript(bounds: Range<Index>) -> Slice<ClosedRange<Bound>> { get }
}
extension ClosedRange: CustomStringConvertible {}
extension ClosedRange: Hashable where Bound: Hashable {}
extension ClosedRange: Encodable where Bound: Encodable {}
extension ClosedRange: Decodable where Bound: Decodable {}
extension ClosedRange: Sendable where Bound: Sendable {}
@pure struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
    init(_ lowerBound: Bound)
    let lowerBound: Bound
    @pure func contains(_ element: Bound) -> Bool
    @pure func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
}
extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    struct Iterator: IteratorProtocol {
        mutating func next() -> Bound?
    }
    @pure func makeIterator() -> Iterator
}
@pure struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
    init(_ upperBound: Bound)
    let upperBound: Bound
    @pure func contains(_ element: Bound) -> Bool
    @pure func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
}
@pure struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
    init(_ upperBound: Bound)
    let upperBound: Bound
    @pure func contains(_ element: Bound) -> Bool
    @pure func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
}
enum UnboundedRange_ {
    @pure static postfix func ... (_: UnboundedRange_)
}
typealias UnboundedRange = (UnboundedRange_) -> Void
