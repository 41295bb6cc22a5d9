import SwiftSyntax

/// The comments and blank lines between two members, or between a member and a brace, shared out.
///
/// Comments behind a member on its last line are the member's. A mark splits the rest: what stands before the first
/// mark belongs to the member above, what stands behind the last to the member below. Without a mark all of it is
/// the lower member's, or the upper one's before the closing brace; but `// swiftlint:enable` ends the upper member.
struct Gap {
    /// Offsets from which and to which the members' own text goes.
    let endOfUpper: Int
    let startOfLower: Int
    let marks: [Mark]
    /// The comments of the lower member above it, and those of the upper one behind it, for directives.
    let commentsOfLower: [String]
    let commentsBehindUpper: [String]

    /// - Parameters:
    ///   - upper: the end of the text before the gap; a member's if `upperIsMember`, else of an opening brace.
    ///   - lower: the token that ends the gap.
    init(after previous: TokenSyntax, upperIsMember: Bool, before lower: TokenSyntax, in unit: SourceUnit) {
        let upper = previous.endPositionBeforeTrailingTrivia.utf8Offset
        let comments =
            commentRanges(previous.trailingTrivia, at: upper)
            + commentRanges(lower.leadingTrivia, at: lower.position.utf8Offset)
        let lineOfUpper = unit.lineIndex(of: max(0, upper - 1))
        let tail = comments.prefix { unit.lineIndex(of: $0.range.lowerBound) == lineOfUpper }
        let rest = comments.dropFirst(tail.count)
        let read = rest.map { comment in
            comment.isLineComment ? readMark(unit.text(comment.range), at: comment.range) : nil
        }
        marks = read.compactMap { $0 }
        let firstMark = read.firstIndex { $0 != nil }
        let lastMark = read.lastIndex { $0 != nil }
        let isLast = lower.tokenKind == .rightBrace && upperIsMember
        // What switches a linter on again ends what stood above.
        let closing = rest.prefix { upperIsMember && LintSwitch(unit.text($0.range)) == .on }
        let above = firstMark.map { rest[rest.startIndex..<(rest.startIndex + $0)] } ?? (isLast ? rest : closing)
        let below = lastMark.map { rest[(rest.startIndex + $0 + 1)...] } ?? rest.dropFirst(closing.count)
        endOfUpper = (upperIsMember ? above.last : nil)?.range.upperBound ?? tail.last?.range.upperBound ?? upper
        startOfLower = below.first?.range.lowerBound ?? lower.positionAfterSkippingLeadingTrivia.utf8Offset
        commentsBehindUpper = tail.map { unit.text($0.range) }
        commentsOfLower = below.map { unit.text($0.range) }
    }
}

/// The comments of a trivia that begins at an offset.
func commentRanges(_ trivia: Trivia, at start: Int) -> [(range: Range<Int>, isLineComment: Bool)] {
    var offset = start
    var ranges: [(Range<Int>, Bool)] = []
    for piece in trivia {
        let end = offset + piece.sourceLength.utf8Length
        switch piece {
        case .lineComment, .docLineComment: ranges.append((offset..<end, true))
        case .blockComment, .docBlockComment: ranges.append((offset..<end, false))
        default: break
        }
        offset = end
    }
    return ranges
}
