import SwiftSyntax

extension SplitPlan {
    /// The section whose mark goes with a member, and before it the one that it is a part of; none if the member has gone
    /// elsewhere than the section asked.
    ///
    /// - Parameter place: the component that has what the protocol finds of the member; nil for the one that has its code.
    func sections(of member: Member, in place: Role? = nil) -> [Section] {
        guard let section = member.section, section.mark != nil,
            goesAlong(section, with: member, to: place ?? owners[member.id])
        else { return [] }
        return [section.whole.map { controller.sections[$0] }, section].compactMap { $0 }
    }

    /// Whether a section says of a member what it is in a component, too. In a module that there is already a title that says
    /// nothing of that, or something else, tells only where the member stood: it is the code's own if nothing else stays under
    /// it, or if such code stands under it there.
    private func goesAlong(_ section: Section, with member: Member, to role: Role) -> Bool {
        switch section.claim {
        case .strong(let claimed): claimed == role
        case .weak(role): true
        case .weak, .none:
            !style.isExisting || marksThere.contains(section.title, over: member, in: role)
                || controller.members.allSatisfy { $0.section?.id != section.id || owners[$0.id] != .view }
        }
    }

    /// A mark's explanation goes along with the first member that takes the mark, or else with the first that leaves, once
    /// nothing else stays under it.
    func bringsExplanation(of section: Section, _ member: Member) -> Bool {
        bringerOfExplanation(of: section, in: controller.bodies[member.body]) == member.id
    }

    /// The member that a mark's explanation leaves its place with; nil if it stays where it is.
    func bringerOfExplanation(of section: Section, in body: TypeBody) -> Member.ID? {
        // The members under a banner take the marks below it.
        let marked = body.marks.firstIndex { $0.section.id == section.id }.map { place in
            section.mark?.spelling == .banner ? body.marks[place].members : body.members(underMark: place)
        }
        guard section.mark?.explanation != nil, marked != nil || isEmptied(body) else { return nil }
        let governed = (marked ?? body.members).map { controller.members[$0] }
        guard governed.allSatisfy({ isTakenOut($0) || entries[$0.id] != nil }) else { return nil }
        let moved = governed.filter { owners[$0.id] != .view || isRelocated($0) }
        return (moved.first { !sections(of: $0).isEmpty } ?? moved.first)?.id
    }
}

extension SplitPlan {
    /// The files that only extended the view controller, and of which nothing but imports and comments is left: a split removes
    /// no file.
    var emptiedFileFindings: [Finding] {
        controller.units.filter { $0.index != controller.home && declaresNothing($0) }.map { unit in
            Finding(.emptiedFile(unit.path), at: unit.place(of: 0), in: controller)
        }
    }

    private func declaresNothing(_ unit: SourceUnit) -> Bool {
        let bodies = controller.bodies.filter { $0.unit == unit.index }
        let own = Set(bodies.filter(isLeftByAll).map(\.decl.id))
        return !bodies.isEmpty
            && unit.tree.statements.allSatisfy {
                $0.isImport || $0.item.as(DeclSyntax.self).map { own.contains($0.id) } == true
            }
    }

    /// Whether nothing is left of an extension: no member, and no protocol that it adopts.
    private func isLeftByAll(_ body: TypeBody) -> Bool {
        if conformance(taking: body) != nil { return true }
        return body.isExtension && !body.members.isEmpty
            && protocolsThatLeave(body).isSuperset(of: body.conformances)
            && body.members.allSatisfy { isTakenOut(controller.members[$0]) }
    }
}
