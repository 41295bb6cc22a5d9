import Oracle
import SwiftSyntax
import ViperSplit

/// The parts of a text that are taken away, doubled, swapped and replaced, as ranges of its UTF-8 bytes.
struct Pieces {
    let bytes: [UInt8]
    /// Members and statements with what stands before them: comments, marks, white space.
    let members: [Range<Int>]
    let statements: [Range<Int>]
    /// Tokens without what stands around them.
    let tokens: [Range<Int>]
    /// The names that members declare.
    let names: [Range<Int>]
    /// The starts of tokens that a comment or a line break may stand before.
    let borders: [Int]

    init(of text: String) {
        bytes = Array(text.utf8)
        let collector = PieceCollector(viewMode: .sourceAccurate)
        collector.walk(parsed(text))
        members = collector.members
        statements = collector.statements
        tokens = collector.tokens
        names = collector.names
        borders = collector.borders
    }

    func deleting(_ ranges: [Range<Int>], using generator: inout SeededGenerator) -> String? {
        ranges.randomElement(using: &generator).map { text(0..<$0.lowerBound) + text($0.upperBound..<bytes.count) }
    }

    func doubling(_ ranges: [Range<Int>], using generator: inout SeededGenerator) -> String? {
        ranges.randomElement(using: &generator).map { inserting(text($0), at: $0.upperBound) }
    }

    /// The text with one piece in place of another and the other in its own.
    func swapping(_ ranges: [Range<Int>], using generator: inout SeededGenerator) -> String? {
        guard let one = ranges.randomElement(using: &generator) else { return nil }
        let apart = ranges.filter { !$0.overlaps(one) }
        guard let other = apart.randomElement(using: &generator) else { return nil }
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        return text(0..<first.lowerBound) + text(second) + text(first.upperBound..<second.lowerBound) + text(first)
            + text(second.upperBound..<bytes.count)
    }

    /// The text with a piece, or one of the others, in place of another.
    func replacing(
        _ ranges: [Range<Int>], byOneOf others: [String] = [], using generator: inout SeededGenerator
    ) -> String? {
        guard let range = ranges.randomElement(using: &generator),
            let own = ranges.randomElement(using: &generator),
            let other = ([text(own)] + others).randomElement(using: &generator)
        else { return nil }
        return text(0..<range.lowerBound) + other + text(range.upperBound..<bytes.count)
    }

    func cut(at offset: Int) -> String { text(0..<offset) }

    func inserting(_ other: String, at offset: Int) -> String {
        text(0..<offset) + other + text(offset..<bytes.count)
    }

    /// The text with code at a place where such code can stand.
    func inserting(_ code: Code, using generator: inout SeededGenerator) -> String? {
        switch code.place {
        case .file: inserting("\n" + code.text + "\n", at: bytes.count)
        case .member: members.randomElement(using: &generator).map { insert(code, before: $0) }
        case .statement: statements.randomElement(using: &generator).map { insert(code, before: $0) }
        }
    }

    /// The text with a comment or a line break between two tokens; nil if it would mean something else there.
    func spacing(_ trivia: String, using generator: inout SeededGenerator) -> String? {
        guard let border = borders.randomElement(using: &generator) else { return nil }
        let spaced = inserting(trivia, at: border)
        return shape(of: spaced) == shape(of: text(0..<bytes.count)) ? spaced : nil
    }

    private func insert(_ code: Code, before range: Range<Int>) -> String {
        inserting("\n" + code.text + "\n", at: range.lowerBound)
    }

    /// The text with some members, or statements, that follow each other in `#if`.
    func conditional(using generator: inout SeededGenerator) -> String? {
        let ranges = Bool.random(using: &generator) ? members : statements
        guard let first = ranges.randomElement(using: &generator) else { return nil }
        let followers = ranges.filter { $0.lowerBound >= first.lowerBound }.prefix(5)
        let last = followers.randomElement(using: &generator) ?? first
        let range = first.lowerBound..<max(first.upperBound, last.upperBound)
        let wrapped = [
            "\n#if DEBUG\(text(range))\n#endif\n", "\n#if os(iOS) && canImport(UIKit)\(text(range))\n#else\n#endif\n",
            "\n#if DEBUG\n#else\(text(range))\n#endif\n", "\n#if A\(text(range))\n#elseif B\(text(range))\n#endif\n",
        ]
        return text(0..<range.lowerBound) + (wrapped.randomElement(using: &generator) ?? "")
            + text(range.upperBound..<bytes.count)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The tokens and the kinds of the nodes of a text, which tell what it means; nil if it doesn't parse.
private func shape(of text: String) -> [String]? {
    let tree = parsed(text)
    guard !tree.hasError else { return nil }
    let collector = ShapeCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.shape
}

private final class ShapeCollector: SyntaxAnyVisitor {
    private(set) var shape: [String] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        shape.append(node.as(TokenSyntax.self)?.text ?? "\(node.kind)")
        return .visitChildren
    }
}

/// A piece of code and where such code can stand.
struct Code: Hashable, Sendable {
    enum Place: Hashable, Sendable { case file, member, statement }

    var place: Place
    var text: String
}

private final class PieceCollector: SyntaxVisitor {
    private(set) var members: [Range<Int>] = []
    private(set) var statements: [Range<Int>] = []
    private(set) var tokens: [Range<Int>] = []
    private(set) var names: [Range<Int>] = []
    private(set) var borders: [Int] = []
    private var depthOfLiterals = 0

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        borders.append(node.ownRange.lowerBound)
        depthOfLiterals += 1
        return .visitChildren
    }

    override func visitPost(_ node: StringLiteralExprSyntax) { depthOfLiterals -= 1 }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        members.append(node.wholeRange)
        if let name = node.decl.asProtocol((any NamedDeclSyntax).self)?.name { names.append(name.ownRange) }
        let bindings = node.decl.as(VariableDeclSyntax.self)?.bindings
        for binding in bindings ?? [] { names.append(binding.pattern.ownRange) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.parent?.is(SourceFileSyntax.self) != true { statements.append(node.wholeRange) }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if !token.ownRange.isEmpty { tokens.append(token.ownRange) }
        if !token.ownRange.isEmpty, depthOfLiterals == 0 { borders.append(token.ownRange.lowerBound) }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    fileprivate var wholeRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

    fileprivate var ownRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
