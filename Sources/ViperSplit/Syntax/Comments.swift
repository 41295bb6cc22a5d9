import SwiftSyntax

/// A comment where it stands in a file.
struct Comment {
    /// UTF-8 offsets.
    let range: Range<Int>
    let isLineComment: Bool
}

extension SourceUnit {
    /// The tokens that a range touches, with the trivia around them.
    func tokens(in range: Range<Int>) -> [TokenSyntax] {
        let first = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
        return sequence(first: first, next: { $0?.nextToken(viewMode: .sourceAccurate) }).prefix { token in
            token.map { $0.position.utf8Offset < range.upperBound } ?? false
        }.compactMap { $0 }
    }

    /// The comments in a range of code.
    func comments(within range: Range<Int>) -> [Comment] {
        guard bytes[range].contains(UInt8(ascii: "/")) else { return [] }
        return tokens(in: range).flatMap(commentRanges(around:)).map {
            Comment(range: $0.range, isLineComment: $0.isLineComment)
        }.filter {
            range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
    }

    /// Edits that lose no comment: one in the code that an edit replaces stands beside what takes the place of that, unless this
    /// has it, too.
    ///
    /// - Parameter code: what the edits make room for, with comments that stand there.
    func keepingComments(_ edits: [TextEdit], besides code: String = "") -> [TextEdit] {
        var others = commentTexts(in: code)
        return edits.map { keepingComments($0, besides: &others) }
    }

    /// - Parameter others: the comments that stand elsewhere; those that do for one of the edit's are taken out.
    private func keepingComments(_ edit: TextEdit, besides others: inout [String]) -> TextEdit {
        var lost: [Comment] = []
        for comment in comments(within: edit.range) {
            let text = text(comment.range)
            if let place = others.firstIndex(of: text) {
                others.remove(at: place)
            } else if !edit.replacement.contains(text) {
                lost.append(comment)
            }
        }
        guard let first = lost.first else { return edit }
        let rest = first.range.lowerBound..<edit.range.upperBound
        if edit.replacement.isEmpty, comments(within: rest).count == lost.count, isTrivia(rest) {
            let isLine = edit.range.lowerBound == lineStart(of: edit.range.lowerBound)
            let code = edit.range.lowerBound + (isLine ? indentation(at: edit.range.lowerBound).utf8.count : 0)
            return TextEdit(range: code..<first.range.lowerBound, replacement: "")
        }
        if edit.replacement.isEmpty, edit.range.lowerBound == lineStart(of: edit.range.lowerBound) {
            let indentation = indentation(at: edit.range.lowerBound)
            let lines = lost.map { indentation + text($0.range) + "\n" }.joined()
            return TextEdit(range: edit.range, replacement: lines)
        }
        let end = edit.range.upperBound
        let behind = end + bytes[end...].prefix(while: isSpace).count
        // What belongs to the code before it may not stand apart from that.
        if end < bytes.count, "!?([".utf8.contains(bytes[end]) {
            return TextEdit(range: edit.range, replacement: text(of: lost) + edit.replacement)
        }
        let space = edit.replacement.last?.isWhitespace == true ? "" : " "
        let endsLine = isBlank(end..<lineEnd(of: end))
        let isApart = behind > end && lost.last?.isLineComment == false
        if endsLine || isApart {
            return TextEdit(range: edit.range, replacement: edit.replacement + space + text(of: lost).trimmed)
        }
        return TextEdit(range: edit.range.lowerBound..<behind, replacement: edit.replacement + space + text(of: lost))
    }

    /// Comments with code behind them: behind a line comment it is as far to the right as what followed that.
    func text(of comments: [Comment]) -> String {
        comments.map { comment in
            let next = indentation(at: lineEnd(of: comment.range.upperBound))
            return text(comment.range) + (comment.isLineComment ? "\n" + next : " ")
        }.joined()
    }

    /// The edits that take comments out, in the order of the source; those with nothing between them leave as one.
    func removals(of comments: [Comment]) -> [TextEdit] {
        comments.reduce(into: [Comment]()) { runs, comment in
            if let last = runs.last, bytes[last.range.upperBound..<comment.range.lowerBound].allSatisfy(isSpace) {
                runs[runs.count - 1] = Comment(
                    range: last.range.lowerBound..<comment.range.upperBound, isLineComment: comment.isLineComment)
            } else {
                runs.append(comment)
            }
        }.map(removal)
    }

    /// The edit that takes a comment out: with its line, if nothing else stands there.
    func removal(of comment: Comment) -> TextEdit {
        let line = lineStart(of: comment.range.lowerBound)..<lineEnd(of: comment.range.upperBound)
        let (start, end) = (comment.range.lowerBound, comment.range.upperBound)
        let behind = end + bytes[end...].prefix(while: isSpace).count
        if isBlank(line.lowerBound..<start) {
            return TextEdit(range: isBlank(end..<line.upperBound) ? line : start..<behind, replacement: "")
        }
        let before = start - bytes[..<start].reversed().prefix(while: isSpace).count
        if isBlank(end..<line.upperBound) { return TextEdit(range: before..<end, replacement: "") }
        let isClosed = behind < bytes.count && ")],:".utf8.contains(bytes[behind])
        return TextEdit(range: before..<behind, replacement: isClosed ? "" : " ")
    }

    /// Nothing but white space and comments.
    private func isTrivia(_ range: Range<Int>) -> Bool {
        tokens(in: range).allSatisfy { $0.range.isEmpty || !$0.range.overlaps(range) }
    }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// The comments in a piece of code, in their order.
func commentTexts(in code: String) -> [String] {
    guard code.utf8.contains(UInt8(ascii: "/")) else { return [] }
    let text = Array(code.utf8)
    return parsed(code).tokens(viewMode: .sourceAccurate).flatMap(commentRanges(around:)).map {
        String(decoding: text[$0.range], as: UTF8.self)
    }
}

/// The comments before a token and behind it.
func commentRanges(around token: TokenSyntax) -> [(range: Range<Int>, isLineComment: Bool)] {
    // No comment is shorter than its marks, and to list trivia takes long.
    (token.leadingTriviaLength.utf8Length < 2 ? [] : commentRanges(token.leadingTrivia, at: token.position.utf8Offset))
        + (token.trailingTriviaLength.utf8Length < 2
            ? [] : commentRanges(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset))
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
