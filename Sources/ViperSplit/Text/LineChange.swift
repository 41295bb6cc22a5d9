/// Lines of the old text and what stands in their place in the new one.
struct LineChange {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
}

/// The edits widened to whole lines, in order. Edits that share or touch lines become one change; lines that a change
/// has in common at its start or end with the old text are left out of it, and so is a change of nothing.
///
/// ## Before
/// `"a\nb\nc\n"` and an edit that replaces the `b` with `x\ny`
/// ## After
/// line 1..<2 becomes `x`, `y`
func lineChanges(in old: LineTable, making edits: [TextEdit]) -> [LineChange] {
    var changes: [LineChange] = []
    var next = edits.startIndex
    while next < edits.endIndex {
        let first = old.line(at: edits[next].range.lowerBound)
        var copied = old.start(of: first)
        var text: [UInt8] = []
        var end = first
        repeat {
            text += old.bytes[copied..<edits[next].range.lowerBound]
            text += edits[next].replacement.utf8
            copied = edits[next].range.upperBound
            end = lineEnd(from: copied, after: text, in: old)
            next += 1
        } while next < edits.endIndex && old.line(at: edits[next].range.lowerBound) <= end
        text += old.bytes[copied..<old.start(of: end)]
        if let change = trimmed(first..<end, LineTable(text), in: old) { changes.append(change) }
    }
    return changes
}

/// The line before which a change can end whose new text is `text` and that has used the old text up to `offset`: the
/// rest of a line that was begun belongs to the change.
private func lineEnd(from offset: Int, after text: [UInt8], in old: LineTable) -> Int {
    let line = old.line(at: offset)
    let isAtStart = old.start(of: line) == offset && (text.isEmpty || text.last == UInt8(ascii: "\n"))
    return isAtStart ? line : min(line + 1, old.count)
}

private func trimmed(_ range: Range<Int>, _ new: LineTable, in old: LineTable) -> LineChange? {
    var (start, end) = (range.lowerBound, range.upperBound)
    var (newStart, newEnd) = (0, new.count)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
        start += 1
        newStart += 1
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
        end -= 1
        newEnd -= 1
    }
    if start == end, newStart == newEnd { return nil }
    return LineChange(old: start..<end, new: (newStart..<newEnd).map { new[$0] })
}

/// The edits by which one text becomes another, in whole lines, sorted.
///
/// ## Before
/// `"a\nb\n"` and `"a\nx\nb\n"`
/// ## After
/// `x\n` is inserted before the `b`.
func lineEdits(from old: String, to new: String) -> [TextEdit] {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let changes = newLines.difference(from: oldLines)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var edits: [TextEdit] = []
    var (place, next, start) = (0, 0, 0)
    while place < oldLines.count || next < newLines.count {
        var end = start
        var text = ""
        while removed.contains(place) || inserted.contains(next) {
            if removed.contains(place) {
                end += oldLines[place].utf8.count
                place += 1
            } else {
                text += newLines[next]
                next += 1
            }
        }
        if end > start || !text.isEmpty { edits.append(TextEdit(range: start..<end, replacement: text)) }
        start = end
        guard place < oldLines.count else { continue }
        start += oldLines[place].utf8.count
        place += 1
        next += 1
    }
    return edits
}

/// The lines, each with its end.
private func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
        lines.append(rest[...end])
        rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
}
