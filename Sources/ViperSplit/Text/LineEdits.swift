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
