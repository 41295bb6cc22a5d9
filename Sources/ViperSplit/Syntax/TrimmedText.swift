import SwiftSyntax

extension SyntaxProtocol {
    /// The text of the node as code is compared and repeated: without the trivia around it, and without the comments and line
    /// breaks inside, which say nothing of what the code does. Two nodes of the same code have the same text, however they are
    /// laid out.
    var trimmedText: String {
        let text = sourceText
        guard hasLayout(text.utf8) else { return text }
        let tokens = tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }
        return textWithoutLayout(tokens) ?? text
    }

    /// The text of the node to the letter, without the trivia around it: what `trimmedDescription` says, which makes a tree
    /// without that trivia first and so takes twenty times as long.
    var sourceText: String {
        if let token = self.as(TokenSyntax.self) { return token.presence == .present ? token.text : "" }
        let bytes = syntaxTextBytes
        let text = leadingTriviaLength.utf8Length..<bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[text], as: UTF8.self)
    }
}

extension SourceUnit {
    /// The text of a range of tokens without the comments and line breaks between them.
    func code(_ range: Range<Int>) -> String {
        guard hasLayout(bytes[range]) else { return text(range) }
        return textWithoutLayout(tokens(in: range).filter { range.contains($0.range.lowerBound) }) ?? text(range)
    }
}

/// A piece of code as it is compared with others: without the comments and line breaks in it.
func withoutLayout(_ code: String) -> String { hasLayout(code.utf8) ? parsed(code).trimmedText : code }

/// Text that may have comments or line breaks in it.
private func hasLayout(_ text: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in text {
        if byte == 0x0A || byte == 0x0D { return true }
        if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") { return true }
        previous = byte
    }
    return false
}

/// - Returns: nil for code with conditional compilation, which goes by lines.
private func textWithoutLayout(_ tokens: [TokenSyntax]) -> String? {
    if tokens.contains(where: { $0.tokenKind == .poundIf }) { return nil }
    return tokens.indices.map { place in
        place == 0 ? tokens[place].text : separator(of: tokens[place - 1], tokens[place]) + tokens[place].text
    }.joined()
}

/// The white space between two tokens, or what would be there if it weren't a comment or a line break.
private func separator(of left: TokenSyntax, _ right: TokenSyntax) -> String {
    let trivia = left.trailingTrivia + right.leadingTrivia
    guard trivia.contains(where: { !$0.isSpaceOrTab }), !right.isPartOfLiteral else { return trivia.description }
    if right.beginsStatement, left.tokenKind != .semicolon, left.tokenKind != .leftBrace {
        return "\n" + Trivia(pieces: trivia.pieces.reversed().prefix { $0.isSpaceOrTab }.reversed()).description
    }
    return left.isCloseToNext || right.isCloseToPrevious ? "" : " "
}

extension TokenSyntax {
    /// A part of a string literal behind its quotes: the white space before it is the string's.
    fileprivate var isPartOfLiteral: Bool {
        switch tokenKind {
        case .stringSegment, .backslash: parent?.is(KeyPathExprSyntax.self) != true
        default: parent?.as(StringLiteralExprSyntax.self)?.closingQuote.id == id
        }
    }

    /// The first token of a statement, a member or a case.
    fileprivate var beginsStatement: Bool {
        sequence(first: Syntax(self), next: \.parent).prefix { $0.position == position }.contains {
            [.codeBlockItem, .memberBlockItem, .switchCase].contains($0.kind)
        }
    }

    fileprivate var isCloseToNext: Bool {
        switch tokenKind {
        case .period, .leftParen, .leftSquare, .leftAngle, .prefixOperator, .prefixAmpersand, .atSign, .pound,
            .backslash:
            true
        default: false
        }
    }

    fileprivate var isCloseToPrevious: Bool {
        switch tokenKind {
        case .period: parent?.as(MemberAccessExprSyntax.self).map { $0.base != nil } ?? true
        case .rightParen, .rightSquare, .rightAngle, .leftAngle, .comma, .colon, .semicolon, .postfixOperator,
            .postfixQuestionMark, .exclamationMark, .ellipsis:
            true
        case .leftParen, .leftSquare:
            [
                .functionCallExpr, .subscriptCallExpr, .functionParameterClause, .enumCaseParameterClause, .attribute,
                .macroExpansionExpr, .declModifierDetail, .declNameArguments,
            ].contains(parent?.kind)
        default: false
        }
    }
}
