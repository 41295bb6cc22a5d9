import SwiftSyntax

/// The methods and computed properties that only work with data, on state that nobody else uses.
///
/// What reads or changes the Presenter's state on the way would have to ask back for it; so it is the Presenter's, and what
/// it asks of services leaves it; unless nobody can tell the types of that.
struct Workers {
    private(set) var members: Set<Member.ID>
    private let touches: [Touches]
    private let evidence: Evidence
    private let graph: ReferenceGraph

    /// - Parameters:
    ///   - candidates: the members that touch data, and no views or screens.
    ///   - fixed: the roles that the developer asked for.
    ///   - touches: what every member touches, itself or by calls.
    init(
        among candidates: Set<Member.ID>, _ fixed: [Role?], _ touches: [Touches], _ evidence: Evidence,
        _ graph: ReferenceGraph
    ) {
        (self.touches, self.evidence, self.graph) = (touches, evidence, graph)
        members = candidates
        while true {
            let others = members.filter { fixed[$0] == nil && !worksAlone($0) && knowsWhatItAsks($0) }
            if others.isEmpty { return }
            members.subtract(others)
        }
    }

    /// All state and all bodies that a member uses are theirs, or need none.
    private func worksAlone(_ id: Member.ID) -> Bool {
        let state = Set(evidence.touches[id].filter { $0.kind == .state }.map(\.range))
        let used = graph.references[id].filter { state.contains($0.range) }.flatMap(\.memberIDs)
        return used.allSatisfy { property in
            graph.users[property, default: []].allSatisfy { members.contains($0) || $0 == property || isMaker($0) }
        } && evidence.calls[id].allSatisfy { members.contains($0) || touches[$0].isEmpty }
    }

    /// What is only made with the screen, or ended with it, is used by nobody else.
    private func isMaker(_ id: Member.ID) -> Bool {
        [.initializer, .deinitializer].contains(graph.semantics.controller.members[id].kind)
    }

    /// What a member asks of services could be asked for by others: its type is known, or nobody wants it.
    private func knowsWhatItAsks(_ id: Member.ID) -> Bool {
        let decl = graph.semantics.controller.members[id].decl
        return evidence.touches[id].filter { $0.kind == .data && $0.isUse }.allSatisfy { touch in
            let reference = graph.references[id].first { $0.range == touch.range }?.expression
            let name = decl.token(at: AbsolutePosition(utf8Offset: touch.range.lowerBound))?.parent?.as(ExprSyntax.self)
            guard let root = reference ?? name else { return false }
            let asked = AccessPath(from: root).expression
            return asked.parent?.is(CodeBlockItemSyntax.self) == true
                || (graph.semantics.type(of: asked) ?? graph.semantics.expectedType(of: asked)) != nil
        }
    }
}
