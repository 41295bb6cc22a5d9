import SwiftSyntax

/// The words and comments of a file, whatever its order, its marks and its gaps: only properties that are stored keep their
/// order, since their values are made in it.
struct WordsOfFile: Hashable {
    private let imports: Set<String>
    private let declarations: [[String]: Int]
    private let end: String

    init(of text: String) {
        let tree = folded(text)
        imports = Set(tree.statements.filter(\.isImport).map { Self.words(of: Syntax($0)) })
        declarations = tree.statements.filter { !$0.isImport }.reduce(into: [:]) { counts, statement in
            counts[Self.parts(of: Syntax(statement.item)), default: 0] += 1
        }
        end = Self.words(of: Syntax(tree.endOfFileToken))
    }

    /// The words of a declaration's head, of its stored properties, of its other members, and of what stands behind them.
    private static func parts(of node: Syntax) -> [String] {
        guard let block = DeclSyntax(node)?.asProtocol((any DeclGroupSyntax).self)?.memberBlock else {
            return [words(of: node)]
        }
        let isStored = { (item: MemberBlockItemSyntax) in MemberShape(item.decl).kind == .storedProperty }
        let members = Array(block.members)
        let head = node.tokens(viewMode: .sourceAccurate).prefix { $0.id != block.leftBrace.id }
        let others = members.filter { !isStored($0) }.map { words(of: Syntax($0)) }.sorted()
        var parts = [head.map { words(of: Syntax($0)) }.joined(separator: " ")]
        parts += members.filter(isStored).map { words(of: Syntax($0)) }
        return parts + [""] + others + [words(of: Syntax(block.rightBrace))]
    }

    private static func words(of node: Syntax) -> String {
        node.tokens(viewMode: .sourceAccurate).flatMap { token in
            let comments = (token.leadingTrivia.pieces + token.trailingTrivia.pieces).filter(\.isComment).map {
                "\(Trivia(pieces: [$0]))"
            }
            return comments.filter { readMark($0, at: 0..<0) == nil } + [token.text]
        }.joined(separator: " ")
    }
}
