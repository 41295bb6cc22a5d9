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

/// The properties of which the View would ask for a part, `order(at: indexPath)`, and has to ask for all of them anyway: it does
/// something else with `orders`, or hands them on for others.
///
/// - Parameters:
///   - views: the members that are the View's.
///   - found: what leaves their bodies.
func modelsAskedWhole(
    by views: [Member.ID], besides found: [Extraction], _ controller: Controller, _ graph: ReferenceGraph
) -> Set<Member.ID> {
    let asked = found.reduce(into: Set<Member.ID>()) { $0.formUnion($1.wholes) }
    if asked.isEmpty { return [] }
    let named = membersStillNamed(by: views, besides: found, graph)
    return asked.filter { named.contains($0) || leavesFacade(controller.members[$0], graph) }
}

/// The members that others name in code that doesn't leave them.
func membersStillNamed(by users: [Member.ID], besides found: [Extraction], _ graph: ReferenceGraph) -> Set<Member.ID> {
    let named = users.flatMap { id in
        let leaving = found.filter { $0.host == id }
        return graph.references[id].filter { reference in
            let place = reference.range.lowerBound
            return !leaving.contains { $0.range.contains(place) || $0.sunk?.contains(place) == true }
        }.flatMap(\.memberIDs)
    }
    return Set(named)
}

/// A body does this or that by what a model is, `switch state`, and not by a value of it that can be asked for.
///
/// - Parameter elsewhere: the members that aren't the View's.
func goesByModels(_ member: Member, _ elsewhere: Set<Member.ID>, _ graph: ReferenceGraph) -> Bool {
    let semantics = graph.semantics
    let models = graph.references[member.id].filter { reference in
        reference.memberIDs.contains { elsewhere.contains($0) }
            && reference.expression.flatMap { semantics.type(of: $0) }.map(semantics.namesModel) == true
    }.compactMap(\.expression?.id)
    return nodes(in: Syntax(member.decl)).contains { node in
        switch node.as(SyntaxEnum.self) {
        case .switchExpr(let choice): models.contains(choice.subject.id)
        case .matchingPatternCondition(let condition): models.contains(condition.initializer.value.id)
        default: false
        }
    }
}
