import SwiftSyntax

/// A node and all that stands in it, in the order of the source.
func nodes(in node: Syntax) -> [Syntax] {
    var found: [Syntax] = []
    visit(node) { found.append($0) }
    return found
}

/// The nodes of one kind among a node and all that stands in it, in the order of the source.
func nodes<Node: SyntaxProtocol>(_ kind: Node.Type, in node: Syntax) -> [Node] {
    var found: [Node] = []
    visit(node) { if let node = $0.as(kind) { found.append(node) } }
    return found
}

extension DeclReferenceExprSyntax {
    /// `limit`, but not that of `note.limit`, `\.limit` or `App::limit`: only the former can be a local name.
    var isBare: Bool { moduleSelector == nil && isBehindNothing }

    /// It isn't asked of something else: `limit` or `App::limit`.
    var isBehindNothing: Bool {
        parent?.as(MemberAccessExprSyntax.self)?.declName.id != id
            && parent?.is(KeyPathPropertyComponentSyntax.self) != true
    }
}

/// Shows every node to a function. A visitor takes a third of the time that asking each for its children takes.
private final class NodeVisitor: SyntaxAnyVisitor {
    private let show: (Syntax) -> Void

    init(_ show: @escaping (Syntax) -> Void) {
        self.show = show
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        show(node)
        return .visitChildren
    }
}

private func visit(_ node: Syntax, _ body: (Syntax) -> Void) {
    withoutActuallyEscaping(body) { NodeVisitor($0).walk(node) }
}

extension Sequence {
    /// The first result that isn't nil. A lazy `compactMap(_:).first` evaluates every step twice, which doubles with every
    /// level of a recursion.
    func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
