/// Where the text of a separated file comes from.
struct Origin {
    /// The file as it was given.
    let bytes: [UInt8]
    let lineStarts: [Int]
    /// Sorted, in offsets of the given file.
    let edits: [SeparatingEdit]

    /// The offset in the given file that an offset in the separated one speaks of.
    func offset(of separated: Int) -> Int {
        var shift = 0
        for edit in edits {
            let start = edit.edit.range.lowerBound + shift
            let count = edit.edit.replacement.utf8.count
            if separated < start { break }
            if separated < start + count { return edit.origin }
            shift += count - edit.edit.range.count
        }
        return min(max(0, separated - shift), bytes.count)
    }

    /// Whether an offset of the separated file lies in text that separation has written.
    func isNew(_ separated: Int) -> Bool {
        var shift = 0
        for edit in edits {
            let start = edit.edit.range.lowerBound + shift
            if separated < start { return false }
            if separated < start + edit.edit.replacement.utf8.count { return true }
            shift += edit.edit.replacement.utf8.count - edit.edit.range.count
        }
        return false
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
        while left > 0 || pieces.first?.count == 0, let piece = pieces.popFirst() {
            if piece.count <= left {
                body(piece)
                left -= piece.count
                continue
            }
            switch piece {
            case .kept(let range):
                body(.kept(range.lowerBound..<(range.lowerBound + left)))
                pieces = [.kept((range.lowerBound + left)..<range.upperBound)] + pieces
            case .new(let bytes):
                body(.new(bytes.prefix(left)))
                pieces = [.new(bytes.dropFirst(left))] + pieces
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
