/// A change set as one unified diff that `git apply` accepts.
///
/// The hunks come from the known edits rather than from comparing texts, so the work grows with the size of the files
/// and not with its square.
public struct UnifiedDiff: Hashable, Sendable {
    public var lines: [DiffLine]

    /// - Parameter naming: Turns a path of the change set into the one that the diff shows, such as a path relative to
    ///   the repository's root.
    public init(_ changes: ChangeSet, naming: (String) -> String = { $0 }) throws(EditError) {
        lines = []
        for change in changes.changes {
            switch change {
            case .create(let path, let contents):
                lines += creation(of: naming(path), contents: contents)
            case .edit(let path, let original, let edits):
                lines += try edit(of: naming(path), original: original, edits: edits)
            }
        }
    }

    public var text: String {
        lines.lazy.map(\.text).joined()
    }
}

/// One line of a diff, with its line feed.
public struct DiffLine: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case fileHeader, hunkHeader, context, insertion, deletion
        /// `\ No newline at end of file`
        case remark
    }

    public var kind: Kind
    public var text: String
}

private let contextLines = 3

private func creation(of path: String, contents: String) -> [DiffLine] {
    let lines = fileHeader(path, ["new file mode 100644"])
    let new = LineTable(Array(contents.utf8))
    if new.count == 0 { return lines }
    let change = LineChange(old: 0..<0, new: (0..<new.count).map { new[$0] })
    return lines + fileNames(old: nil, new: path) + hunk([change], in: LineTable([]), shift: 0)
}

private func edit(of path: String, original: String, edits: [TextEdit]) throws(EditError) -> [DiffLine] {
    let old = LineTable(Array(original.utf8))
    try checkEdits(edits, of: old.bytes)
    let changes = lineChanges(in: old, making: edits)
    if changes.isEmpty { return [] }
    var lines = fileHeader(path, []) + fileNames(old: path, new: path)
    var shift = 0
    var start = changes.startIndex
    while start < changes.endIndex {
        var end = start + 1
        while end < changes.endIndex, areNear(changes[end - 1], changes[end]) {
            end += 1
        }
        lines += hunk(changes[start..<end], in: old, shift: shift)
        shift += changes[start..<end].reduce(0) { $0 + $1.new.count - $1.old.count }
        start = end
    }
    return lines
}

/// Whether the lines shown around the two would touch.
private func areNear(_ first: LineChange, _ second: LineChange) -> Bool {
    second.old.lowerBound - first.old.upperBound <= 2 * contextLines
}

/// One hunk for changes that are near each other.
/// - Parameter shift: How many lines the changes before these have added.
private func hunk(_ changes: some BidirectionalCollection<LineChange>, in old: LineTable, shift: Int) -> [DiffLine] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let range = max(0, first.old.lowerBound - contextLines)..<min(old.count, last.old.upperBound + contextLines)
    let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let newStart = range.lowerBound + shift
    let header =
        "@@ -\(position(range.lowerBound, range.count)) +\(position(newStart, range.count + added)) @@\n"
    var lines = [DiffLine(kind: .hunkHeader, text: header)]
    var shown = range.lowerBound
    for change in changes {
        lines += (shown..<change.old.lowerBound).flatMap { marked(.context, " ", old[$0]) }
        lines += change.old.flatMap { marked(.deletion, "-", old[$0]) }
        lines += change.new.flatMap { marked(.insertion, "+", $0) }
        shown = change.old.upperBound
    }
    return lines + (shown..<range.upperBound).flatMap { marked(.context, " ", old[$0]) }
}

/// A hunk that holds no line names the one before it; lines count from 1.
private func position(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
}

private func marked(_ kind: DiffLine.Kind, _ mark: String, _ line: ArraySlice<UInt8>) -> [DiffLine] {
    let text = mark + String(decoding: line, as: UTF8.self)
    if line.last == UInt8(ascii: "\n") { return [DiffLine(kind: kind, text: text)] }
    return [
        DiffLine(kind: kind, text: text + "\n"),
        DiffLine(kind: .remark, text: "\\ No newline at end of file\n"),
    ]
}

private func fileHeader(_ path: String, _ extended: [String]) -> [DiffLine] {
    let lines = ["diff --git \(gitQuoted("a/" + path)) \(gitQuoted("b/" + path))"] + extended
    return lines.map { DiffLine(kind: .fileHeader, text: $0 + "\n") }
}

/// A tab ends a name with a space in it, so that a reader doesn't take what follows for a date.
private func fileNames(old: String?, new: String) -> [DiffLine] {
    func name(_ path: String) -> String {
        let quoted = gitQuoted(path)
        return quoted.utf8.contains(UInt8(ascii: " ")) && quoted == path ? quoted + "\t" : quoted
    }
    let names = ["--- " + (old.map { name("a/" + $0) } ?? "/dev/null"), "+++ " + name("b/" + new)]
    return names.map { DiffLine(kind: .fileHeader, text: $0 + "\n") }
}

/// A path as git writes it in a diff: in C's quotes with octal escapes if it holds a quote, a backslash, a control
/// character or anything outside ASCII, and otherwise as it is.
func gitQuoted(_ path: String) -> String {
    let escaped = path.utf8.map(escaped).joined()
    return escaped == path ? path : "\"\(escaped)\""
}

private func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
        let octal = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
}
