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
