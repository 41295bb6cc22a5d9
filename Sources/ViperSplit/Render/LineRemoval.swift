/// Takes whole lines out of a file without leaving holes: what stood apart by an empty line still does.
struct LineRemoval {
    let unit: SourceUnit
    private var removed: Set<Int> = []

    init(in unit: SourceUnit) { self.unit = unit }

    /// - Parameter range: UTF-8 offsets; the lines that they touch are removed.
    mutating func remove(_ range: Range<Int>) {
        let last = unit.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
        removed.formUnion(unit.lineIndex(of: range.lowerBound)...last)
    }

    var edits: [TextEdit] {
        var edits: [TextEdit] = []
        var next = 0
        for line in removed.sorted() where line >= next {
            var first = line
            var end = line + 1
            while first > next, isBlank(first - 1) { first -= 1 }
            while end < unit.lineStarts.count, removed.contains(end) || isBlank(end) { end += 1 }
            next = end
            let leading = line - first
            let closes = offset(end) >= unit.bytes.count || text(end).hasPrefix("}")
            let opens = first > 0 && text(first - 1).hasSuffix("{")
            let keepsBlank = !closes && (opens ? leading > 0 : first < line || isBlank(end - 1))
            // One of the empty lines stays, as it is written: the first above, or else the last below.
            let kept = keepsBlank ? (leading > 0 ? first : end - 1) : nil
            let lower = kept == first ? offset(first + 1) : offset(first)
            let upper = kept == end - 1 && kept != first ? offset(end - 1) : offset(end)
            edits.append(TextEdit(range: lower..<upper, replacement: ""))
        }
        return edits
    }

    private func offset(_ line: Int) -> Int {
        line < unit.lineStarts.count ? unit.lineStarts[line] : unit.bytes.count
    }

    private func isBlank(_ line: Int) -> Bool {
        line < unit.lineStarts.count && offset(line) < unit.bytes.count && unit.isBlank(offset(line)..<offset(line + 1))
    }

    private func text(_ line: Int) -> Substring { unit.text(offset(line)..<offset(line + 1)).trimmed }
}
