/// Members that were moved, laid out as they were: under their marks, an empty line between them unless there was none.
struct Sections {
    let plan: SplitPlan
    /// The component that adopts the protocol that asks for the members, and passes on what it hasn't the code of; nil where it
    /// has the code of all.
    var adopter: Role?

    /// - Parameters:
    ///   - members: in the order of the source.
    ///   - unmarked: the mark for members without one, where another section would govern them.
    func render(_ members: [Member], unmarked: String? = nil) throws(EditError) -> String {
        var text = ""
        if let unmarked, members.contains(where: { sections(of: $0).isEmpty }) {
            text = plan.layout.indentation + unmarked + "\n"
        }
        var open: [String] = []
        var previous: Member?
        // Members without a mark come first, so that no other section's mark governs them.
        for member in members.filter({ sections(of: $0).isEmpty })
            + members.filter({ !sections(of: $0).isEmpty })
        {
            var separator = text.isEmpty || isAdjacent(member, to: previous) ? "" : "\n"
            let unit = plan.controller.unit(of: member)
            let sections = sections(of: member)
            let comments = sections.compactMap(\.mark).map { unit.text($0.range) }
            let explained = sections.firstIndex { bringsExplanation(of: $0, member) }
            let known = zip(open, comments).prefix { $0 == $1 }.count
            // Behind a part, the whole says that what follows is in none.
            let first = known == comments.count && open.count > known ? known - 1 : known
            for section in sections[max(0, min(first, explained ?? first))...] {
                guard let mark = section.mark else { continue }
                separator += text.isEmpty || !separator.isEmpty ? "" : "\n"
                separator += explanation(of: section, movedWith: member)
                separator += plan.layout.indentation + markText(mark, in: unit, over: member) + "\n\n"
            }
            // Without its mark it explains the first member that was under it.
            if sections.isEmpty, let section = member.section {
                separator += explanation(of: section, movedWith: member)
            }
            if !sections.isEmpty { open = comments }
            text += separator + (try self.text(of: member)).trimmedOfNewlines + "\n"
            previous = member
        }
        return text
    }

    private func sections(of member: Member) -> [Section] { plan.sections(of: member, in: adopter) }

    private func text(of member: Member) throws(EditError) -> String {
        guard let adopter else { return try MemberEdits(member, in: plan).text() }
        return try plan.controller.unit(of: member).text(
            plan.extent(of: member), with: plan.memberEdits(member, in: adopter).sorted())
    }

    /// A mark as it is written. One that nobody wrote has the style's own word for the component.
    private func markText(_ mark: Mark, in unit: SourceUnit, over member: Member) -> String {
        let text = unit.text(mark.range)
        guard unit.origin?.isNew(mark.range.lowerBound) == true else { return text }
        let isOfWireframe = adopter ?? plan.owners[member.id] == .wireframe
        let title = isOfWireframe ? plan.style.word(for: .wireframe) : mark.title
        return plan.style.isExisting ? plan.style.mark(title) : text.replacing(mark.title, with: title)
    }

    /// The lines that explain a section's mark, if they go along with the member.
    private func explanation(of section: Section, movedWith member: Member) -> String {
        guard let range = section.mark?.explanation, bringsExplanation(of: section, member) else { return "" }
        let comments = plan.controller.unit(of: member).comments(in: range)
        return comments.map { plan.layout.indentation + $0 + "\n" }.joined()
    }

    /// What explains a mark goes where the code goes.
    private func bringsExplanation(of section: Section, _ member: Member) -> Bool {
        plan.bringsExplanation(of: section, member)
            && (adopter == nil || plan.conformances.move(passingOn: member.id) == nil)
    }

    /// Whether a member followed another without an empty line in between, as properties do.
    private func isAdjacent(_ member: Member, to previous: Member?) -> Bool {
        guard let previous else { return false }
        return previous.id + 1 == member.id && !member.followsBlankLine && previous.section?.id == member.section?.id
    }
}

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
    fileprivate func bringsExplanation(of section: Section, _ member: Member) -> Bool {
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
