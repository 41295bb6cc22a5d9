import SwiftSyntax

extension SourceUnit {
    /// A file after separation, which remembers where its text comes from.
    init(separating unit: SourceUnit, _ edits: [SeparatingEdit]) throws {
        let text = try unit.text(0..<unit.bytes.count).applying(edits.map(\.edit))
        try self.init(
            index: unit.index, file: SourceFile(path: unit.path, text: text),
            origin: Origin(bytes: unit.bytes, lineStarts: unit.lineStarts, edits: edits), written: unit.written)
    }

    /// The file as it was given, with edits of this one.
    func change(_ edits: [TextEdit]) -> FileChange {
        guard let origin else {
            return .edit(path: path, original: text(0..<bytes.count), edits: edits)
        }
        return .edit(
            path: path, original: String(decoding: origin.bytes, as: UTF8.self), edits: origin.composed(with: edits))
    }
}

extension Controller {
    /// A member that stands for code which was taken out of bodies.
    func isMadeBySeparation(_ member: Member) -> Bool {
        unit(of: member).origin?.isNew(member.declRange.lowerBound) == true
    }
}
