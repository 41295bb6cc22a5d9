/// A replacement of a range of UTF-8 offsets of an original text. An empty range inserts.
public struct TextEdit: Hashable, Sendable {
    public var range: Range<Int>
    public var replacement: String

    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

extension TextEdit: Comparable {
    /// In the order of their place; an insertion comes before what replaces the text behind it.
    public static func < (left: TextEdit, right: TextEdit) -> Bool {
        (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
    }
}
