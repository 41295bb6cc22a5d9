import SwiftParser
import SwiftSyntax

/// The comments and blank lines between two members, or between a member and a brace, shared out.
///
/// Comments behind a member on its last line are the member's. A mark splits the rest: the lines right above a mark
/// explain it and are its own, as is all between two marks; what stands before the first one's belongs to the member above,
/// and what stands behind the last mark to the member below. Without a mark all of it is the lower member's, or before the
/// closing brace the body's own, which stays at its end; but `// swiftlint:enable` and `// viper-split: ignore:end` end the
/// upper member.
struct Gap {
    /// Offsets from which and to which the members' own text goes.
    let endOfUpper: Int
    let startOfLower: Int
    /// The offset of the first comment of the upper member that an empty line sets apart from it, at the end of a section.
    let startOfApart: Int?
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
        // What switches a linter or this tool on again ends what stood above, as does all that was there before a member
        // that was put in.
        let isPutIn = unit.origin?.isNew(lower.positionAfterSkippingLeadingTrivia.utf8Offset) == true
        func closes(_ comment: (range: Range<Int>, isLineComment: Bool)) -> Bool {
            let text = unit.text(comment.range)
            let isOld =
                unit.origin?.isNew(comment.range.lowerBound) == false && readMark(text, at: comment.range) == nil
            return upperIsMember && (isPutIn && isOld || LintSwitch(text) == .on || Directive(text) == .ignoreEnd)
        }
        let untitled = rest.prefix { readMark(unit.text($0.range), at: $0.range) == nil }
        // At the end of a body, others may stand above them.
        let closing =
            lower.tokenKind == .rightBrace
            ? untitled.prefix(through: untitled.lastIndex(where: closes)) : rest.prefix(while: closes)
        let marks = explainedMarks(in: rest.dropFirst(closing.count), of: unit)
        self.marks = marks
        let above = marks.first.map { mark in
            rest.prefix { $0.range.upperBound <= (mark.explanation ?? mark.range).lowerBound }
        }
        let below = marks.last.map { mark in rest.drop { $0.range.lowerBound < mark.range.upperBound } }
        let ofUpper = above ?? closing
        let ofLower = below ?? rest.dropFirst(closing.count)
        endOfUpper = (upperIsMember ? ofUpper.last : nil)?.range.upperBound ?? tail.last?.range.upperBound ?? upper
        // An empty line stands between the comment and what is above it.
        let lastOfMember = ofUpper.lastIndex(where: closes).map { $0 + 1 } ?? ofUpper.startIndex
        let ends = [tail.last?.range.upperBound ?? upper] + ofUpper.map(\.range.upperBound)
        let apart = zip(ofUpper, ends).dropFirst(lastOfMember - ofUpper.startIndex).first { comment, end in
            unit.lineIndex(of: end) + 1 < unit.lineIndex(of: comment.range.lowerBound)
        }
        startOfApart = upperIsMember && !marks.isEmpty ? apart?.0.range.lowerBound : nil
        startOfLower = ofLower.first?.range.lowerBound ?? lower.positionAfterSkippingLeadingTrivia.utf8Offset
        commentsBehindUpper = tail.map { unit.text($0.range) }
        commentsOfLower = ofLower.map { unit.text($0.range) }
    }
}

extension ArraySlice {
    /// Its first elements up to one of them; none for nil.
    fileprivate func prefix(through last: Index?) -> ArraySlice { last.map { self[...$0] } ?? prefix(0) }
}

/// The marks among comments, each with the comments that explain it: those on the lines right above it, and all that stand
/// between it and the mark before. A mark between two rules is one with them.
private func explainedMarks(
    in comments: ArraySlice<(range: Range<Int>, isLineComment: Bool)>, of unit: SourceUnit
) -> [Mark] {
    var marks: [Mark] = []
    var explanation: Range<Int>?
    func follows(_ lower: Range<Int>, _ upper: Range<Int>) -> Bool {
        unit.lineIndex(of: upper.upperBound) + 1 == unit.lineIndex(of: lower.lowerBound)
    }
    var rest = comments
    while let first = rest.popFirst() {
        var range = first.range
        var title = first
        if let middle = rest.first, let last = rest.dropFirst().first, follows(middle.range, range),
            follows(last.range, middle.range), isRule(unit.text(range)), isRule(unit.text(last.range)),
            readMark(unit.text(middle.range), at: middle.range) != nil
        {
            (range, title) = (range.lowerBound..<last.range.upperBound, middle)
            rest = rest.dropFirst(2)
        }
        let isRightBelow = explanation.map { follows(range, $0) } ?? false
        let belongsTogether = isRightBelow || !marks.isEmpty
        if title.isLineComment, var mark = readMark(unit.text(title.range), at: range) {
            mark.explanation = belongsTogether ? explanation : nil
            marks.append(mark)
            explanation = nil
        } else {
            let start = belongsTogether ? explanation?.lowerBound : nil
            explanation = (start ?? range.lowerBound)..<range.upperBound
        }
    }
    return marks
}

extension SourceUnit {
    /// The texts of the comments in a range that holds nothing else.
    func comments(in range: Range<Int>) -> [String] {
        let trivia = Parser.parse(source: text(range)).endOfFileToken.leadingTrivia
        return commentRanges(trivia, at: range.lowerBound).map { text($0.range) }
    }
}
