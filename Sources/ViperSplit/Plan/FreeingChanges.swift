import SwiftSyntax

/// A cause that is taken to be gone.
struct Pardon: Hashable {
    let cause: Refusal.Cause
    /// The full name of the member in which it counts no more; nil if the cause is the same for all.
    let member: String?

    init(_ cause: Refusal.Cause, in member: Member) {
        self.cause = cause
        self.member = cause.isOfDeclaration ? nil : member.fullName
    }

    func covers(_ cause: Refusal.Cause, _ member: Member) -> Bool {
        self.cause == cause && (self.member == nil || self.member == member.fullName)
    }
}

extension Refusal.Cause {
    /// What is in the way is how something else is declared: one change does for everybody who names it.
    fileprivate var isOfDeclaration: Bool {
        switch self {
        case .code(.filePrivate), .code(.unknownName): true
        default: false
        }
    }
}

/// The changes that free most lines, the most first: each is found by planning again as if its cause were gone.
///
/// - Parameter planning: the plan as it would be then.
func freeingChanges(
    _ own: SplitPlan, _ document: PlanDocument, planning: (Pardon) -> PlanDocument
) -> [FreeingChange] {
    var known: Set<Pardon> = []
    // What separation has made is there no more when it is planned anew.
    let refused = own.controller.members.compactMap { member in
        own.owners[member.id] == .view && !own.controller.isMadeBySeparation(member)
            ? (own.refusedRequest(of: member) ?? own.owners.refusals[member.id]).map { (member, $0) } : nil
    }
    // Every plan takes its time; the longest members may free most.
    let longest = Set(refused.map(\.0).sorted { $0.declRange.count > $1.declRange.count }.prefix(20).map(\.id))
    return refused.filter { longest.contains($0.0.id) }.compactMap { member, refusal -> FreeingChange? in
        let pardon = Pardon(refusal.cause, in: member)
        guard known.insert(pardon).inserted else { return nil }
        let other = planning(pardon)
        let lines = other.linesOutside - document.linesOutside
        guard lines > 0 else { return nil }
        return FreeingChange(
            member: member.fullName, line: own.controller.location(of: refusal.place).line,
            reason: refusal.wording.reason, advice: refusal.wording.advice,
            frees: other.namesOutside.filter { !document.namesOutside.contains($0) }, lines: lines)
    }.sorted { ($0.lines, $1.line) > ($1.lines, $0.line) }
}

extension PlanDocument {
    /// The members that leave the View.
    fileprivate var namesOutside: [String] { members.filter { $0.role != Role.view.rawValue }.map(\.member) }

    /// How many lines of code leave the View.
    fileprivate var linesOutside: Int {
        members.map { member in
            let leaving = member.fragments.filter { $0.role != Role.view.rawValue }.map(\.lines).reduce(0, +)
            let staying = member.fragments.filter { $0.role == Role.view.rawValue }.map(\.lines).reduce(0, +)
            return member.role == Role.view.rawValue ? min(leaving, member.lines) : max(0, member.lines - staying)
        }.reduce(0, +)
    }
}
