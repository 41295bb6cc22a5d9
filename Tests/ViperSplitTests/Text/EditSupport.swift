import Testing
import ViperSplit

/// A replacement of the first place where `old` stands. Cut in two with `|`, it inserts there instead:
/// `"a|b"` is the place between `a` and `b`.
func replacing(_ old: String, with replacement: String, in text: String) throws -> TextEdit {
    let parts = old.split(separator: "|", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let pattern = Array(parts.joined())
    let bytes = Array(text.utf8)
    let offset = try #require(
        (0...bytes.count).first { bytes[$0...].starts(with: pattern) },
        "`\(old)` is not in the text"
    )
    if parts.count > 1 {
        let place = offset + parts[0].count
        return TextEdit(range: place..<place, replacement: replacement)
    }
    return TextEdit(range: offset..<offset + pattern.count, replacement: replacement)
}

/// Checks the hunks of the diff that the replacements make, without the lines that name the file.
func expectHunks(
    of text: String,
    _ replacements: [(String, String)],
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let edits = try replacements.map { try replacing($0.0, with: $0.1, in: text) }
    let diff = try UnifiedDiff(ChangeSet(changes: [.edit(path: "A.swift", original: text, edits: edits)]))
    let hunks = diff.lines.filter { $0.kind != .fileHeader }.map(\.text).joined()
    #expect(hunks == expected, sourceLocation: sourceLocation)
}
