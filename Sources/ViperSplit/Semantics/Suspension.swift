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
        let waits = nodes(in: Syntax(member.decl)).filter { $0.isSuspension && !$0.is(VariableDeclSyntax.self) }
        return Set(waits.filter { end(of: $0) <= reference.range.lowerBound }.map(frame)).intersection(around)
    }

    private static func frame(of wait: Syntax) -> Frame {
        enclosingClosures(of: wait).last.map { .closure($0.range.lowerBound) } ?? .body
    }

    /// In a loop, what comes before in the text comes after as well.
    private static func end(of wait: Syntax) -> Int {
        let loop = sequence(first: wait, next: \.parent).prefix { !$0.is(ClosureExprSyntax.self) }.last(where: \.isLoop)
        return loop?.range.lowerBound ?? wait.range.upperBound
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
