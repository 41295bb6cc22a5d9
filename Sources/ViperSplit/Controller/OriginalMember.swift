extension Controller {
    /// The member of the original that a member of the separated controller was: new ones have names of their own, and the
    /// others are in the same order.
    func original(of member: Member, in original: Controller) -> Member? {
        namesake(of: member, in: original)
    }

    /// The member of this controller, which was separated, that a member of the original has become.
    func id(of id: Member.ID, in original: Controller) -> Member.ID? {
        original.namesake(of: original.members[id], in: self)?.id
    }

    /// The member of another controller that stands in the same place among those of its name, or of none.
    private func namesake(of member: Member, in other: Controller) -> Member? {
        let place = namesakes(of: member).firstIndex { $0.id == member.id }
        let others = other.namesakes(of: member)
        return place.flatMap { $0 < others.count ? others[$0] : nil }
    }

    private func namesakes(of member: Member) -> [Member] {
        member.name.isEmpty ? members.filter { $0.name.isEmpty } : members(named: member.name)
    }
}

/// A difference that separation has made.
struct SeparationFault: Equatable {
    /// The member of the original whose code isn't the same any more, if it is one's.
    let member: Member.ID?
    let message: String
}
