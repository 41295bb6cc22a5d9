import SwiftSyntax

/// Where a member's code may have been suspended before it comes to a reference.
///
/// While it waits, the screen may go: what holds the presenter then doesn't hold the view.
struct Suspension: Hashable {
    /// The code that was suspended: a closure, by its offset, or the member's own body.
    enum Frame: Hashable {
        case body
        case closure(Int)
    }

    /// The frames around a reference that have waited before it.
    static func frames(before reference: Reference, in member: Member) -> Set<Frame> {
        let closures = enclosingClosures(of: reference.node).map { Frame.closure($0.range.lowerBound) }
        let around = Set(closures + [.body])
        let visitor = AwaitVisitor(viewMode: .sourceAccurate)
        visitor.walk(member.decl)
        return Set(visitor.awaits.filter { $0.end <= reference.range.lowerBound }.map(\.frame)).intersection(around)
    }
}

private final class AwaitVisitor: SyntaxVisitor {
    var awaits: [(frame: Suspension.Frame, end: Int)] = []

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        let closure = enclosingClosures(of: Syntax(node)).last
        // In a loop, what comes before in the text comes after as well.
        let loop = sequence(first: Syntax(node), next: \.parent).prefix { !$0.is(ClosureExprSyntax.self) }.last {
            $0.isLoop
        }
        awaits.append(
            (closure.map { .closure($0.range.lowerBound) } ?? .body, loop?.range.lowerBound ?? node.range.upperBound))
        return .visitChildren
    }
}

extension Syntax {
    fileprivate var isLoop: Bool {
        self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self)
    }
}

extension Member {
    /// The code suspends somewhere.
    var awaits: Bool { decl.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }
}
