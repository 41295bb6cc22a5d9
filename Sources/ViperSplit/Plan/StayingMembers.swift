extension SplitPlan {
    /// - Returns: nil for a member that is where it was asked to go, or that nobody asked elsewhere.
    func staying(of member: Member) -> Staying? {
        if case .stays(let staying) = classification.reasons[member.id] { return staying }
        guard let asked = classification.roles[member.id], asked != .view, owners[member.id] != asked else {
            return nil
        }
        return obstacle(of: member)
    }

    /// What took a member back into the View, whether somebody asked it elsewhere or its users did.
    func obstacle(of member: Member) -> Staying? {
        guard let blocker = owners.blockers[member.id] else { return nil }
        let isAboutAll = blocker.unit == member.unit && blocker.offset == member.declRange.lowerBound
        let line = controller.units[blocker.unit].location(of: blocker.offset).line
        return Staying(
            rule: blocker.rule, reason: blocker.reason + (isAboutAll ? "" : " (line \(line))"), advice: blocker.advice)
    }
}
