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
