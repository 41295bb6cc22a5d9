extension SplitPlan {
    /// Puts the members of a component where its skeleton has places for them.
    ///
    /// Stored properties and what only the component itself calls go into the class, what an interface requires into the
    /// extension that adopts it, and what is only passed on behind the rest.
    func fill(_ role: Role, in skeleton: inout Skeleton) throws {
        let typeName = typeName(of: role)
        let sections = Sections(plan: self)
        let members = members(of: role).filter { conformances.move(with: $0.id) == nil }
        let interfaces = style.interfaces(of: role)
        func isInBody(_ member: Member) -> Bool {
            member.kind == .storedProperty || member.modifiers.isStatic
        }
        func interface(of id: Member.ID) -> String? {
            interfaces.first { contracts.requirements[$0]?[id] != nil }
        }

        let properties = try sections.render(members.filter(isInBody), unmarked: style.mark("Properties"))
        skeleton.insertProperties(properties, intoClass: typeName)
        let rest = members.filter { !isInBody($0) }
        let helpers = try sections.render(
            rest.filter { interface(of: $0.id) == nil }, unmarked: style.mark("Helpers"))
        skeleton.append(helpers, to: skeleton.memberBlock(ofClass: typeName))
        for name in interfaces {
            let own = try sections.render(rest.filter { interface(of: $0.id) == name })
            let forwarders = try contracts.forwarders[role, default: [:]].keys.sorted()
                .filter { interface(of: $0) == name }
                .map { try forwarder(for: $0, of: role) }
            let passedOn =
                forwarders.isEmpty
                ? "" : layout.indentation + "// MARK: - Forwarding\n\n" + forwarders.joined(separator: "\n")
            let block = skeleton.memberBlock(ofExtensionAdopting: interfaceName(name))
            skeleton.append([own, passedOn].filter { !$0.isEmpty }.joined(separator: "\n"), to: block)
        }
        skeleton.appendDeclarations(try conformances(of: role))
    }

    private func forwarder(for id: Member.ID, of role: Role) throws -> String {
        let member = controller.members[id]
        guard let link = link(from: role, to: owners[id], for: member) else { return "" }
        let demand = contracts.forwarders[role]?[id] ?? Contracts.Demand()
        return indented(try Signature(member, in: self).forwarder(demand, through: link.name)) + "\n"
    }
}
