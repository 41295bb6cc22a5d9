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
