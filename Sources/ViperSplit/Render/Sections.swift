/// Members that were moved, laid out as they were: under their marks, an empty line between them unless there was none.
struct Sections {
    let plan: SplitPlan

    /// - Parameters:
    ///   - members: in the order of the source.
    ///   - unmarked: the mark for members without one, where another section would govern them.
    func render(_ members: [Member], unmarked: String? = nil) throws(EditError) -> String {
        var text = ""
        if let unmarked, members.contains(where: { mark(of: $0) == nil }) {
            text = plan.layout.indentation + unmarked + "\n"
        }
        var open: String?
        var previous: Member?
        // Members without a mark come first, so that no other section's mark governs them.
        for member in members.filter({ mark(of: $0) == nil }) + members.filter({ mark(of: $0) != nil }) {
            var separator = text.isEmpty || isAdjacent(member, to: previous) ? "" : "\n"
            let comment = mark(of: member).map { plan.controller.unit(of: member).text($0.range) }
            if let comment, comment != open {
                separator +=
                    (text.isEmpty || !separator.isEmpty ? "" : "\n") + plan.layout.indentation + comment + "\n\n"
                open = comment
            }
            text += separator + (try MemberEdits(member, in: plan).text()).trimmedOfNewlines + "\n"
            previous = member
        }
        return text
    }

    /// The mark that goes with a member, unless the member has gone elsewhere than the section asked.
    private func mark(of member: Member) -> Mark? {
        if case .strong(let role) = member.section?.claim, role != plan.owners[member.id] { return nil }
        return member.section?.mark
    }

    /// Whether a member followed another without an empty line in between, as properties do.
    private func isAdjacent(_ member: Member, to previous: Member?) -> Bool {
        guard let previous else { return false }
        return previous.id + 1 == member.id && !member.followsBlankLine && previous.section?.id == member.section?.id
    }
}
