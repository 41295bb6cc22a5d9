/// The edits of one file, in UTF-8 offsets of its text. A replacement that has fewer line breaks than what it
/// replaces gets the missing ones, so compiler messages point at the right line.
struct Edits {
    private var replacements: [(start: Int, end: Int, text: String, order: Int)] = []

    mutating func replace(_ range: Range<Int>, with text: String) {
        replacements.append((range.lowerBound, range.upperBound, text, replacements.count))
    }

    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// The text with all edits applied; of two edits that overlap the one that starts first wins.
    func apply(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        // Of edits that start at one place, insertions come first.
        let sorted = replacements.sorted {
            ($0.start, $0.end > $0.start ? 1 : 0, $0.order) < ($1.start, $1.end > $1.start ? 1 : 0, $1.order)
        }
        for edit in sorted {
            guard edit.start >= position else { continue }
            result += bytes[position..<edit.start]
            result += Array(edit.text.utf8)
            let lost = bytes[edit.start..<edit.end].filter { $0 == UInt8(ascii: "\n") }.count
            let kept = edit.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
            result += Array(repeating: UInt8(ascii: "\n"), count: max(0, lost - kept))
            position = edit.end
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
