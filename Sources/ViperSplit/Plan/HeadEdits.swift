import SwiftSyntax

extension MemberEdits {
    /// The UTF-8 offsets of the attributes and modifiers of a method whose entry point has them, with the comments on them.
    var headThatStays: Range<Int>? {
        guard role != .view, plan.entries[member.id] != nil, let function = member.function else { return nil }
        return function.range.lowerBound..<function.funcKeyword.range.lowerBound
    }

    /// The edits of the head that stays: its comments go, since the entry point has them.
    func headEdits(besides edits: [TextEdit]) -> [TextEdit] {
        guard let head = headThatStays else { return [] }
        let own = edits.filter { head.contains($0.range.lowerBound) }
        let comments = unit.comments(within: head).filter { comment in
            !own.contains { $0.range.overlaps(comment.range) }
        }
        return own + unit.removals(of: comments)
    }
}
