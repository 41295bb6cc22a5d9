/// Where the text of a separated file comes from.
struct Origin {
    /// The file as it was given.
    let bytes: [UInt8]
    let lineStarts: [Int]
    /// Sorted, in offsets of the given file.
    let edits: [SeparatingEdit]
    /// Where the new text of each begins in the separated file.
    private let starts: [Int]

    init(bytes: [UInt8], lineStarts: [Int], edits: [SeparatingEdit]) {
        (self.bytes, self.lineStarts, self.edits) = (bytes, lineStarts, edits)
        var shift = 0
        starts = edits.map { edit in
            defer { shift += edit.edit.replacement.utf8.count - edit.edit.range.count }
            return edit.edit.range.lowerBound + shift
        }
    }

    /// The offset in the given file that an offset in the separated one speaks of.
    func offset(of separated: Int) -> Int {
        guard let (edit, end) = lastEdit(before: separated) else { return min(max(0, separated), bytes.count) }
        return separated < end ? edit.origin : min(separated - end + edit.edit.range.upperBound, bytes.count)
    }

    /// Whether an offset of the separated file lies in text that separation has written.
    func isNew(_ separated: Int) -> Bool { lastEdit(before: separated).map { separated < $0.end } ?? false }

    /// The last edit whose new text begins at or before an offset of the separated file, and where that ends.
    private func lastEdit(before separated: Int) -> (edit: SeparatingEdit, end: Int)? {
        let place = starts.partitioningIndex { $0 > separated } - 1
        guard place >= 0 else { return nil }
        return (edits[place], starts[place] + edits[place].edit.replacement.utf8.count)
    }

    /// Edits of the separated file as edits of the given one.
    func composed(with later: [TextEdit]) -> [TextEdit] {
        var pieces = Pieces(edits.map(\.edit), of: bytes)
        var result = EditBuilder(count: bytes.count)
        var done = 0
        for edit in later {
            pieces.copy(edit.range.lowerBound - done, to: &result)
            result.insert(Array(edit.replacement.utf8))
            pieces.skip(edit.range.count)
            done = edit.range.upperBound
        }
        pieces.copy(Int.max, to: &result)
        return result.finish()
    }
}

/// The separated text as what was kept of the given one and what came in.
private struct Pieces {
    enum Piece {
        case kept(Range<Int>)
        case new(ArraySlice<UInt8>)

        var count: Int {
            switch self {
            case .kept(let range): range.count
            case .new(let bytes): bytes.count
            }
        }
    }

    private var pieces: ArraySlice<Piece>

    init(_ edits: [TextEdit], of bytes: [UInt8]) {
        var pieces: [Piece] = []
        var start = 0
        for edit in edits {
            pieces.append(.kept(start..<edit.range.lowerBound))
            pieces.append(.new(Array(edit.replacement.utf8)[...]))
            start = edit.range.upperBound
        }
        pieces.append(.kept(start..<bytes.count))
        self.pieces = pieces[...]
    }

    mutating func copy(_ count: Int, to result: inout EditBuilder) {
        take(count) { piece in
            switch piece {
            case .kept(let range): result.keep(range)
            case .new(let bytes): result.insert(Array(bytes))
            }
        }
    }

    mutating func skip(_ count: Int) { take(count) { _ in } }

    private mutating func take(_ count: Int, _ body: (Piece) -> Void) {
        var left = count
        while left > 0 || pieces.first?.count == 0, let piece = pieces.first {
            if piece.count <= left {
                body(piece)
                pieces.removeFirst()
                left -= piece.count
                continue
            }
            switch piece {
            case .kept(let range):
                body(.kept(range.lowerBound..<(range.lowerBound + left)))
                pieces[pieces.startIndex] = .kept((range.lowerBound + left)..<range.upperBound)
            case .new(let bytes):
                body(.new(bytes.prefix(left)))
                pieces[pieces.startIndex] = .new(bytes.dropFirst(left))
            }
            left = 0
        }
    }
}

/// Edits that make one text of another, from what is kept of it and what comes in between.
private struct EditBuilder {
    private let count: Int
    private var edits: [TextEdit] = []
    private var position = 0
    private var pending: [UInt8] = []

    init(count: Int) { self.count = count }

    mutating func keep(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        flush(upTo: range.lowerBound)
        position = range.upperBound
    }

    mutating func insert(_ bytes: [UInt8]) { pending += bytes }

    mutating func finish() -> [TextEdit] {
        flush(upTo: count)
        return edits
    }

    private mutating func flush(upTo offset: Int) {
        if offset > position || !pending.isEmpty {
            edits.append(
                TextEdit(range: position..<offset, replacement: String(decoding: pending, as: UTF8.self)))
        }
        pending = []
        position = offset
    }
}

/// An edit of separation, with the UTF-8 offset of the original that its new text speaks of.
struct SeparatingEdit: Comparable {
    let edit: TextEdit
    let origin: Int

    static func < (left: SeparatingEdit, right: SeparatingEdit) -> Bool { left.edit < right.edit }
}
