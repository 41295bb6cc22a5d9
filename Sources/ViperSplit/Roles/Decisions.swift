import SwiftSyntax

/// What the code of one member decides, as against what it only shows (design, 5, T1).
///
/// Branches that do nothing but set views are one thing to show: `if isFull { label.isHidden = true }`.
struct Decisions {
    private let member: Member
    /// In the order of the source.
    private let touches: [Touch]
    private let graph: ReferenceGraph

    init(of member: Member, _ touches: [Touch], _ graph: ReferenceGraph) {
        (self.member, self.touches, self.graph) = (member, touches, graph)
    }

    /// The state that the code changes, that by which it does this or that, and the closures in it that the code calls: whoever
    /// set them is told what happens.
    var properties: Set<Member.ID> {
        let conditions = conditions
        let deciding = references.filter { reference in
            changes(reference) || reference.use.isCall
                || conditions.contains { $0.contains(reference.range.lowerBound) }
        }
        return Set(deciding.flatMap(\.memberIDs))
    }

    /// Whether a condition of the code asks for state of the module that there is already.
    var goByModule: Bool {
        let conditions = conditions
        return references.contains { reference in
            guard case .requested = reference.target else { return false }
            return conditions.contains { $0.contains(reference.range.lowerBound) }
        }
    }

    /// The references of the code to state.
    private var references: [Reference] {
        let state = Set(touches.filter { $0.kind == .state }.map(\.range))
        return graph.references[member.id].filter { state.contains($0.range) }
    }

    /// The UTF-8 offsets of the conditions of the code whose branches do more than to set views.
    private var conditions: [Range<Int>] {
        nodes(in: Syntax(member.decl)).compactMap { node in node.condition.flatMap { showsOnly(node) ? nil : $0 } }
    }

    /// `notes.append(note)` changes `notes`, as `note.title = ""` does what it stands for.
    private func changes(_ reference: Reference) -> Bool {
        let semantics = graph.semantics
        return reference.use.isWrite
            || reference.memberIDs.contains {
                semantics.needsSetter(reference, of: semantics.controller.members[$0])
            }
    }

    /// All branches of a statement are about views alone.
    private func showsOnly(_ statement: Syntax) -> Bool {
        if statement.is(GuardStmtSyntax.self) { return false }
        return nodes(CodeBlockItemSyntax.self, in: statement).allSatisfy { item in
            if nodes(CodeBlockItemSyntax.self, in: Syntax(item.item)).first != nil { return true }
            let found = touches.elements(in: item.range, by: \.range.lowerBound).map(\.kind)
            return found.contains(.view) && found.allSatisfy { [.view, .state].contains($0) }
        }
    }
}

/// The code does this or that.
func hasConditions(_ code: Syntax) -> Bool { nodes(in: code).contains { $0.condition != nil } }

extension Syntax {
    /// The UTF-8 offsets of what a statement decides by.
    fileprivate var condition: Range<Int>? {
        switch self.as(SyntaxEnum.self) {
        case .ifExpr(let statement): statement.conditions.range
        case .guardStmt(let statement): statement.conditions.range
        case .whileStmt(let statement): statement.conditions.range
        case .switchExpr(let statement): statement.subject.range
        case .forStmt(let statement): statement.sequence.range
        default: nil
        }
    }
}
