extension Controller {
    /// The member of the original that a member of the separated controller was: new ones have names of their own, and the
    /// others are in the same order.
    func original(of member: Member, in original: Controller) -> Member? {
        let namesakes = members(named: member.name).map(\.id)
        guard let place = namesakes.firstIndex(of: member.id) else {
            // Members without a name.
            let unnamed = members.filter { $0.names.isEmpty }.firstIndex { $0.id == member.id }
            let others = original.members.filter { $0.names.isEmpty }
            return unnamed.flatMap { $0 < others.count ? others[$0] : nil }
        }
        let others = original.members(named: member.name)
        return place < others.count ? others[place] : nil
    }
}
