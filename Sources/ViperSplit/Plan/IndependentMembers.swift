/// Members by those whose component may depend on theirs, among the members whose component isn't certain.
///
/// Two members depend on each other where one uses the other, or they have to come together. What is certain of a member
/// can't change by what becomes of another, so nothing depends on each other through it.
struct IndependentMembers {
    /// One member of each group, by member; nil for those whose component is certain.
    private var groups: [Member.ID?]
    private let byFullName: [String: [Member.ID]]
    private let byName: [String: [Member.ID]]

    /// - Parameter isOpen: the members whose component isn't certain.
    init(_ plan: SplitPlan, isOpen: (Member.ID) -> Bool) {
        let controller = plan.controller
        byFullName = Dictionary(grouping: controller.members, by: \.fullName).mapValues { $0.map(\.id) }
        byName = controller.memberIDs
        groups = controller.members.map { isOpen($0.id) ? $0.id : nil }
        for member in controller.members {
            for reference in plan.graph.references[member.id] { join(reference.memberIDs + [member.id]) }
        }
        for region in plan.lintRegions { join(region) }
        for move in plan.conformances.moves { join(move.members + move.handovers.map(\.member)) }
        if let end = EndOfScreen(controller, plan.graph) { join(end.used + [end.member.id]) }
        for id in groups.indices { groups[id] = root(of: id) }
    }

    /// The member that stands for the group of another; nil if that one's component is certain.
    subscript(_ id: Member.ID) -> Member.ID? { groups[id] }

    /// The one group that has all the members that some causes can be in the way of; nil if there is no such.
    func group(heldBackBy roots: Set<RootCause>) -> Member.ID? {
        var found: Set<Member.ID> = []
        for root in roots {
            guard let members = members(heldBackBy: root) else { return nil }
            found.formUnion(members.compactMap { groups[$0] })
        }
        return found.count == 1 ? found.first : nil
    }

    /// - Returns: nil if it may be any.
    private func members(heldBackBy root: RootCause) -> [Member.ID]? {
        switch root {
        case .single(_, in: let name?): byFullName[name]
        case .requirement(_, of: let name): byName[name]
        case .single(_, in: nil), .privateName, .unknownName: nil
        }
    }

    private mutating func join(_ members: some Sequence<Member.ID>) {
        let roots = Set(members.compactMap { root(of: $0) })
        guard let first = roots.min() else { return }
        for other in roots { groups[other] = first }
    }

    private func root(of id: Member.ID) -> Member.ID? {
        var id = id
        while let next = groups[id] {
            if next == id { return id }
            id = next
        }
        return nil
    }
}
