import SwiftSyntax

/// The View's methods that turn models into plain values, `line(for: order)`, and that the Presenter may have as well: what they
/// use is its own already, or theirs alone. Methods and computed properties of these go along.
///
/// - Parameters:
///   - elsewhere: the members that aren't the View's.
///   - mayLeave: nobody has asked for a member to be the View's.
func modelPresentation(
    of controller: Controller, _ analysis: Analysis, elsewhere: Set<Member.ID>,
    mayLeave: (Member) -> Bool
) -> Set<Member.ID> {
    let graph = analysis.graph
    let free = controller.members.filter { member in
        !elsewhere.contains(member.id) && mayLeave(member) && !leavesFacade(member, graph)
    }
    let turning = free.filter { onlyTurnsValues($0, of: controller, analysis) && !namesUI($0) }
    var found = Set(turning.filter(graph.semantics.turnsModelIntoValue).map(\.id))
    let turningIDs = Set(turning.map(\.id))
    let others = turningIDs.union(free.filter { $0.kind == .storedProperty }.map(\.id))
    while true {
        let theirs = usedOnly(by: found, among: others)
        let left = found.filter { id in
            !graph.references[id].flatMap(\.memberIDs).allSatisfy {
                elsewhere.contains($0) || found.contains($0) || theirs.contains($0)
            }
        }
        if left.isEmpty { return found.union(theirs.intersection(turningIDs)) }
        found.subtract(left)
    }

    func namesUI(_ member: Member) -> Bool {
        graph.semantics.isTypedByViews(member)
            || !graph.semantics.context.uiNames(in: Syntax(member.decl), besides: controller.name).isEmpty
    }

    /// What nobody uses but some members, and what those use so.
    func usedOnly(by users: Set<Member.ID>, among others: Set<Member.ID>) -> Set<Member.ID> {
        var theirs: Set<Member.ID> = []
        while true {
            let more = others.subtracting(theirs).filter { id in
                let own = graph.users[id, default: []]
                return !own.isEmpty && own.isSubset(of: users.union(theirs))
            }
            if more.isEmpty { return theirs }
            theirs.formUnion(more)
        }
    }
}
