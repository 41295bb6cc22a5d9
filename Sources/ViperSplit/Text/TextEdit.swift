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

/// Why a list of edits can't be applied to a text. Offsets count UTF-8 code units from 0.
public enum EditError: Error, Hashable, Sendable {
    case outOfBounds(range: Range<Int>, length: Int)
    case unsorted(range: Range<Int>, previous: Range<Int>)
    case overlapping(range: Range<Int>, previous: Range<Int>)
    case splitsScalar(offset: Int)
}

extension EditError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .outOfBounds(let range, let length):
            "the edit of \(text(range)) is outside the text, which is \(length) bytes long"
        case .unsorted(let range, let previous):
            "the edit of \(text(range)) comes after that of \(text(previous)); edits must be sorted"
        case .overlapping(let range, let previous):
            "the edits of \(text(previous)) and \(text(range)) overlap"
        case .splitsScalar(let offset):
            "an edit at byte \(offset) cuts a character in two"
        }
    }

    private func text(_ range: Range<Int>) -> String {
        "bytes \(range.lowerBound)..<\(range.upperBound)"
    }
}

extension String {
    /// The text with the edits made, which must be sorted and must not overlap. Insertions at one offset are made in
    /// the order given.
    ///
    /// ## Before
    /// `"let a = 1"` and the edits `4..<5` to `"b"`, `9..<9` to `"0"`
    /// ## After
    /// `"let b = 10"`
    public func applying(_ edits: [TextEdit]) throws(EditError) -> String {
        let bytes = Array(utf8)
        try checkEdits(edits, of: bytes)
        var result: [UInt8] = []
        result.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.replacement.utf8.count })
        var copied = 0
        for edit in edits {
            result += bytes[copied..<edit.range.lowerBound]
            result += edit.replacement.utf8
            copied = edit.range.upperBound
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }
}

/// Checks that every edit is inside the text, begins where the one before it ended or later, and cuts no character.
func checkEdits(_ edits: [TextEdit], of bytes: [UInt8]) throws(EditError) {
    var previous = 0..<0
    for range in edits.lazy.map(\.range) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
            throw .outOfBounds(range: range, length: bytes.count)
        }
        if range.lowerBound < previous.lowerBound { throw .unsorted(range: range, previous: previous) }
        if range.lowerBound < previous.upperBound { throw .overlapping(range: range, previous: previous) }
        for offset in [range.lowerBound, range.upperBound] where isInsideScalar(offset, of: bytes) {
            throw .splitsScalar(offset: offset)
        }
        previous = range
    }
}

private func isInsideScalar(_ offset: Int, of bytes: [UInt8]) -> Bool {
    offset < bytes.count && bytes[offset] & 0b1100_0000 == 0b1000_0000
}
