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
