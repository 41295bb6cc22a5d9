import SwiftSyntax

/// A body on one line, which is opened once it gets members.
///
/// ## Before
/// ```swift
/// protocol NotesViewInterface: AnyObject { func showNotes(); func hide() }
/// ```
/// ## After
/// ```swift
/// protocol NotesViewInterface: AnyObject {
///     func showNotes();
///     func hide()
/// }
/// ```
extension Skeleton {
    /// Gives each member of a body on one line, and its closing brace, a line of its own.
    mutating func open(_ block: MemberBlockSyntax) {
        guard block.isOneLine, !block.members.isEmpty else { return }
        let outer = unit.indentation(at: block.range.lowerBound)
        let starts = block.members.map { ($0.range.lowerBound, "\n" + outer + layout.indentation) }
        let breaks = starts + [(block.rightBrace.range.lowerBound, "\n" + outer)]
        for (offset, text) in breaks {
            let spaces = unit.bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let edit = TextEdit(range: (offset - spaces.count)..<offset, replacement: text)
            // Whoever else adds to the body has opened it.
            if !edits.contains(edit) { edits.append(edit) }
        }
    }

    /// What has to come in front of the brace of a body that was written on one line, and had nothing in it.
    func lineEnd(of block: MemberBlockSyntax) -> String {
        block.isOneLine && block.members.isEmpty ? "\n" + unit.indentation(at: block.range.lowerBound) : ""
    }
}

extension MemberBlockSyntax {
    var isOneLine: Bool { !description.contains(where: \.isNewline) }
}
