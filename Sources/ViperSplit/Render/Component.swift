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

        let mark = style.mark("Properties")
        let properties = try sections.render(members.filter(isInBody), unmarked: mark)
        skeleton.insertProperties(properties, intoClass: typeName, under: mark)
        let rest = members.filter { !isInBody($0) }
        let helpers = try sections.render(
            rest.filter { interface(of: $0.id) == nil }, unmarked: style.mark("Helpers"))
        // Who holds the class itself may ask for anything.
        let ownForwarders = try forwarders(of: role) { interface(of: $0) == nil }
        skeleton.append(joined(helpers, ownForwarders), to: skeleton.memberBlock(ofClass: typeName))
        for name in interfaces {
            let required = rest.filter { interface(of: $0.id) == name }
            let own = joined(try sections.render(required), try conveniences(of: required, besides: interfaces))
            let passedOn = try forwarders(of: role) { interface(of: $0) == name }
            // By hand a class itself may adopt it.
            let block =
                skeleton.memberBlock(ofExtensionAdopting: interfaceName(name))
                ?? skeleton.memberBlock(ofClass: typeName)
            skeleton.append(joined(own, passedOn), to: block, under: sectionMark(of: role, askedBy: name))
        }
        skeleton.appendDeclarations(try conformances(of: role))
    }

    /// The mark of ZIKViper's section for what an interface asks of a component.
    private func sectionMark(of role: Role, askedBy interface: String) -> String? {
        let link = style.links.first { $0.to == role && $0.interface == interface }
        let section: ZIKViperSection? =
            switch (role, link?.carries, link?.from) {
            case (.presenter, .data, .interactor): .provideModelDataSource
            case (.presenter, .data, _): .provideViewDataSource
            case (.presenter, _, .interactor): .handleBusinessEvent
            case (.presenter, _, _): .handleViewEvent
            case (.interactor, _, _): .businessUseCase
            case (.wireframe, _, _): .wireframe
            case (.view, _, _), (.formatter, _, _): nil
            }
        return section.map { style.mark($0 == .wireframe ? style.word(for: .wireframe) : $0.title) }
    }

    private func joined(_ members: String, _ forwarders: String) -> String {
        [members, forwarders].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The methods of the component's own by which its code leaves arguments out.
    private func conveniences(of members: [Member], besides interfaces: [String]) throws -> String {
        try members.flatMap { member in
            try Signature(member, in: self).conveniences(contracts.ownConveniences(of: member.id, besides: interfaces))
        }.map { indented($0) + "\n" }.joined(separator: "\n")
    }

    /// What a component only passes on, under a mark of its own; empty if there is nothing.
    private func forwarders(of role: Role, where isIncluded: (Member.ID) -> Bool) throws -> String {
        let texts = try contracts.forwarders[role, default: [:]].keys.sorted().filter(isIncluded)
            .map { try forwarder(for: $0, of: role) }
        return texts.isEmpty ? "" : layout.indentation + "// MARK: - Forwarding\n\n" + texts.joined(separator: "\n")
    }

    private func forwarder(for id: Member.ID, of role: Role) throws -> String {
        let member = controller.members[id]
        guard let link = link(from: role, to: owners[id], for: member) else { return "" }
        let demand = contracts.forwarders[role]?[id] ?? Contracts.Demand()
        return indented(try Signature(member, in: self).forwarder(demand, through: link)) + "\n"
    }
}
