import SwiftSyntax

/// The comment at the top of the controller's file, for a new file: the same, with the new file's name in it.
///
/// Line comments that an empty line or an import follows are a header; a comment on the first declaration isn't.
func fileHeader(of unit: SourceUnit, forFile name: String) -> String {
    guard let first = unit.tree.firstToken(viewMode: .sourceAccurate) else { return "" }
    var offset = 0
    var end = 0
    scan: for piece in first.leadingTrivia {
        offset += piece.sourceLength.utf8Length
        switch piece {
        case .lineComment(let text):
            if text.contains("swiftlint") || readMark(text, at: 0..<0) != nil { break scan }
            end = offset
        case .blockComment: end = offset
        case .newlines(let count), .carriageReturnLineFeeds(let count):
            if end > 0, count > 1 { break scan }
        case .spaces, .tabs: break
        default: break scan
        }
    }
    guard end > 0 else { return "" }
    let isFollowedByBlank = first.leadingTrivia.contains { piece in
        switch piece {
        case .newlines(let count), .carriageReturnLineFeeds(let count): count > 1
        default: false
        }
    }
    guard isFollowedByBlank || first.tokenKind == .keyword(.import) else { return "" }
    let start = unit.bytes.prefix(end).firstIndex { $0 == UInt8(ascii: "/") } ?? 0
    let header = unit.text(start..<end)
    let ownName = unit.path.split(separator: "/").last.map(String.init) ?? unit.path
    // A file that was renamed may still say its first name.
    let oldName = header.contains(ownName) ? ownName : nameOfFile(in: header) ?? ownName
    return header.replacing(oldName, with: name) + "\n\n"
}

extension AppIndex {
    /// Most files of the app begin with a header that names a file, as Xcode writes it; then new files have one, too.
    public var filesHaveHeaders: Bool {
        files.count { nameOfFile(in: $0.openingComment) != nil } * 2 > files.count
    }
}

/// The name of a file that a line of a header consists of: `//  NotesViewController.swift`.
private func nameOfFile(in header: some StringProtocol) -> String? {
    header.split(whereSeparator: \.isNewline).lazy.map { $0.drop { "/* \t".contains($0) }.trimmed }
        .first { $0.hasSuffix(".swift") && !$0.contains(" ") }.map(String.init)
}
