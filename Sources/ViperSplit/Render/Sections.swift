/// Members that were moved, laid out as they were: under their marks, an empty line between them unless there was none.
struct Sections {
    let plan: SplitPlan

    /// - Parameters:
    ///   - members: in the order of the source.
    ///   - unmarked: the mark for members without one, where another section would govern them.
    func render(_ members: [Member], unmarked: String? = nil) throws(EditError) -> String {
        var text = ""
        if let unmarked, members.contains(where: { plan.mark(of: $0) == nil }) {
            text = plan.layout.indentation + unmarked + "\n"
        }
        var open: String?
        var previous: Member?
        // Members without a mark come first, so that no other section's mark governs them.
        for member in members.filter({ plan.mark(of: $0) == nil })
            + members.filter({ plan.mark(of: $0) != nil })
        {
            var separator = text.isEmpty || isAdjacent(member, to: previous) ? "" : "\n"
            if let mark = plan.mark(of: member) {
                let unit = plan.controller.unit(of: member)
                let explanation = plan.bringsExplanation(member) ? mark.explanation : nil
                let comment = unit.text(mark.range)
                if comment != open || explanation != nil {
                    let start = (explanation ?? mark.range).lowerBound
                    separator +=
                        (text.isEmpty || !separator.isEmpty ? "" : "\n") + plan.layout.indentation
                        + unit.text(start..<mark.range.upperBound) + "\n\n"
                    open = comment
                }
            }
            text += separator + (try MemberEdits(member, in: plan).text()).trimmedOfNewlines + "\n"
            previous = member
        }
        return text
    }

    /// Whether a member followed another without an empty line in between, as properties do.
    private func isAdjacent(_ member: Member, to previous: Member?) -> Bool {
        guard let previous else { return false }
        return previous.id + 1 == member.id && !member.followsBlankLine && previous.section?.id == member.section?.id
    }
}

extension SplitPlan {
    /// The mark that goes with a member, unless the member has gone elsewhere than the section asked.
    fileprivate func mark(of member: Member) -> Mark? {
        if case .strong(let role) = member.section?.claim, role != owners[member.id] { return nil }
        return member.section?.mark
    }

    /// A mark's explanation goes along with the first member that takes the mark, once nothing else stays under it.
    fileprivate func bringsExplanation(_ member: Member) -> Bool {
        member.section.flatMap { bringerOfExplanation(of: $0, in: controller.bodies[member.body]) } == member.id
    }

    /// The member that a mark's explanation leaves its place with; nil if it stays where it is.
    func bringerOfExplanation(of section: Section, in body: TypeBody) -> Member.ID? {
        let marked = body.marks.first { $0.section.id == section.id }?.members
        guard section.mark?.explanation != nil, marked != nil || isEmptied(body) else { return nil }
        let governed = (marked ?? body.members).map { controller.members[$0] }
        guard governed.allSatisfy({ isTakenOut($0) || entries[$0.id] != nil }) else { return nil }
        return governed.first { (owners[$0.id] != .view || isRelocated($0)) && mark(of: $0) != nil }?.id
    }
}
