import SwiftSyntax

/// Every protocol that goes to a component is adopted there and nowhere else, and `self` is handed over only where the
/// component itself is meant.
func checkConformances(_ plan: SplitPlan, _ output: Output) -> [String] {
    let adopted = plan.conformances.moves.flatMap { move in
        output.components.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { role -> String? in
            let count = output.components[role]?.bodies.flatMap(\.conformances).filter { $0 == move.name }.count ?? 0
            let expected = role == move.role ? 1 : 0
            return count == expected ? nil : "`\(plan.typeName(of: role))` adopts `\(move.name)` \(count) times"
        }
    }
    let refined = plan.style.interfaceNames.flatMap { interface -> [String] in
        let name = plan.interfaceName(interface)
        let inherited = output.protocols(named: name).flatMap { inheritedNames($0.inheritanceClause) }
        return plan.refinements(of: interface).filter { !inherited.contains($0) }.map {
            "`\(name)` doesn't refine `\($0)`"
        }
    }
    return adopted + refined + checkHandovers(plan, output)
}

/// A member that hands `self` over still does so as often as its own component is meant.
private func checkHandovers(_ plan: SplitPlan, _ output: Output) -> [String] {
    // What entry points keep counts where all of the member stays.
    let members = Set(plan.conformances.moves.flatMap(\.handovers).map(\.member)).sorted()
    return members.map { plan.controller.members[$0] }.compactMap { member in
        let role = plan.owners[member.id]
        guard let component = output.components[role], let graph = output.graphs[role] else { return nil }
        let graphOfMember = role == .view ? plan.whole.graph : plan.graph
        let own = graphOfMember.references[member.id].filter { reference in
            guard reference.target == .selfValue else { return false }
            return plan.conformances.move(of: reference, in: member).map { $0.role == role } ?? (role != .wireframe)
        }.count
        // The module is assembled around `self`.
        let assembles = isDesignatedInitializer(member) && !plan.activeInjections.isEmpty
        let name = plan.entries[member.id]?.name ?? member.name
        let found = component.members.filter { $0.name == name }.map { candidate in
            graph.references[candidate.id].filter { $0.target == .selfValue }.count
        }
        return found.contains(own + (assembles ? 1 : 0))
            ? nil : "`\(component.name).\(name)` hands on `self` \(found) times instead of \(own)"
    }
}
