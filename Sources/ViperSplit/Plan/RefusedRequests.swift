extension SplitPlan {
    /// The refusal that keeps a member from where it was asked to go.
    ///
    /// - Returns: nil for a member that is there, or that nobody asked elsewhere. What stays for its name alone somebody always
    ///   asks to have another.
    func refusedRequest(of member: Member) -> Refusal? {
        if case .stays(let refusal) = classification.reasons[member.id] { return refusal }
        if let refusal = owners.refusals[member.id], refusal.isOfName, owners[member.id] == .view { return refusal }
        guard let asked = classification.roles[member.id], asked != .view, owners[member.id] != asked else {
            return nil
        }
        return owners.refusals[member.id]
    }

    /// The line that a finding about a member names; nil if the refusal is about the member as a whole.
    func line(of refusal: Refusal, about member: Member) -> Int? {
        refusal.place == controller.place(of: member) ? nil : controller.location(of: refusal.place).line
    }
}
