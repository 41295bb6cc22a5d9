import SwiftSyntax

/// The levels of nodes that a tree may have, so that whatever walks it has room on any thread's stack. People write some
/// fifty: a closure in another's body has four levels more than that, a link of a chain of calls two, an operand of a chain
/// of operators one.
let walkableLevels = 500

/// The place of a tree's first node that stands below so many levels; nil if there is none.
func place(below levels: Int, in tree: SourceFileSyntax) -> AbsolutePosition? {
    let visitor = LevelVisitor(limit: levels)
    visitor.walk(tree)
    return visitor.found
}

/// Goes no deeper than its limit, so that its own walk has room.
private final class LevelVisitor: SyntaxAnyVisitor {
    private let limit: Int
    private var level = 0
    private(set) var found: AbsolutePosition?

    init(limit: Int) {
        self.limit = limit
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        level += 1
        if found == nil, level > limit { found = node.positionAfterSkippingLeadingTrivia }
        return found == nil ? .visitChildren : .skipChildren
    }

    override func visitAnyPost(_ node: Syntax) { level -= 1 }
}
