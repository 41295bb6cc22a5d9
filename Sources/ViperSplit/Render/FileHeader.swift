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
    let oldName = unit.path.split(separator: "/").last.map(String.init) ?? unit.path
    return unit.text(start..<end).replacing(oldName, with: name) + "\n\n"
}
