import SwiftParser
import SwiftSyntax

/// What a developer has changed in a plan: its rows decide where they differ from the tool's own.
struct Wishes {
    /// By the member's full name.
    var roles: [String: PlannedRole] = [:]
    /// The names of fragments, by what leaves.
    var names: [Extraction.Key: String] = [:]
    /// What stays with its member, and what of the same component would leave in its place.
    var kept: [Extraction] = []
    /// A cause that is taken to be gone, to see what it holds back.
    var pardon: Pardon?

    var isEmpty: Bool { roles.isEmpty && names.isEmpty && kept.isEmpty }
}

extension Wishes {
    /// - Parameters:
    ///   - document: the plan that is given back.
    ///   - own: the plan that the tool makes by itself.
    ///   - plan: what `own` shows.
    /// - Throws: `SplitError` if a row speaks of nothing that is there, or asks for what can't be asked.
    init(_ document: PlanDocument, over own: PlanDocument, of plan: SplitPlan) throws(SplitError) {
        if document.version != PlanDocument.currentVersion {
            throw .planVersion(document.version, known: PlanDocument.currentVersion)
        }
        let members = Dictionary(grouping: own.members, by: \.member)
        for row in document.members {
            // A name may stand for several.
            let named = members[row.member, default: []]
            guard let known = named.first(where: { $0.line == row.line }) ?? named.first else {
                throw .unknownMember(row.member)
            }
            if row.role == PlannedMember.later {
                roles[row.member] = .later
                continue
            }
            let role = try Self.role(row.role, of: row.member, in: plan.style)
            if row.role != known.role { roles[row.member] = .component(role) }
            for fragment in row.fragments { try take(fragment, of: row, over: own, plan) }
        }
    }

    /// Asks for what a developer has seen in the plan and left as it was, where other wishes have undone it.
    ///
    /// - Parameters:
    ///   - own: the plan that the tool makes by itself.
    ///   - changed: what it makes with the wishes.
    /// - Returns: whether there are more wishes now.
    mutating func addUnchanged(
        _ document: PlanDocument, over own: PlanDocument, lostIn changed: PlanDocument
    ) -> Bool {
        let lost = zip(own.members, changed.members).filter { row, now in
            row.role != now.role && now.role == Role.view.rawValue && roles[row.member] == nil
                && document.members.contains { $0.member == row.member && $0.role == row.role }
        }
        for (row, _) in lost { roles[row.member] = Role(rawValue: row.role).map { .component($0) } }
        return !lost.isEmpty
    }

    private mutating func take(
        _ fragment: PlannedFragment, of row: PlannedMember, over own: PlanDocument, _ plan: SplitPlan
    ) throws(SplitError) {
        let host = own.members.first { $0.fragments.contains { $0.id == fragment.id } }
        guard let host, host.member == row.member, let known = host.fragments.first(where: { $0.id == fragment.id }),
            known.line == fragment.line
        else { throw .unknownFragment(fragment.name, member: row.member) }
        let content = plan.fragments[fragment.id - 1].extraction.content
        if fragment.role != known.role {
            // The member may have another role now; what is to stay with it stays, too, where it was asked for before.
            let rolesOfMember = row.role == host.role ? [host.role] : [row.role, host.role]
            guard rolesOfMember.contains(fragment.role) else {
                let others = rolesOfMember.filter { $0 != known.role }
                throw .fragmentRole(fragment.role, fragment: known.name, known: [known.role] + others)
            }
            kept += plan.fragments.map(\.extraction).filter { $0.content == content }
        }
        guard fragment.name != known.name else { return }
        let role = plan.fragments[fragment.id - 1].extraction.role
        guard fragment.name.isValidSwiftIdentifier(for: .variableName),
            !plan.style.reservedNames(of: role).contains(fragment.name)
        else {
            throw .invalidFragmentName(fragment.name, fragment: known.name)
        }
        if let other = names[content], other != fragment.name {
            throw .severalFragmentNames([other, fragment.name], fragment: known.name)
        }
        names[content] = fragment.name
    }

    private static func role(_ text: String, of member: String, in style: Style) throws(SplitError) -> Role {
        let known = Role.allCases.filter { role in style.components.contains { $0.role == role } }
        guard let role = known.first(where: { $0.rawValue == text }) else {
            throw .unknownRole(text, member: member, known: known.map(\.rawValue) + [PlannedMember.later])
        }
        return role
    }

    func keeps(_ extraction: Extraction) -> Bool {
        kept.contains { kept in
            kept.host == extraction.host && kept.role == extraction.role && kept.holds(extraction.range)
        }
    }

    /// What of it the plan didn't bring about, where no refusal of a member says so.
    func unmet(in plan: SplitPlan) -> [Note] {
        let extractions = plan.fragments.map { ($0.extraction.content, $0.plainName) }
        let names = names.compactMap { content, name -> Note? in
            let found = extractions.filter { $0.0 == content }.map(\.1)
            return found.contains(name) ? nil : .fragmentName(name, instead: found.first)
        }
        // What is to stay may leave with more than itself.
        let leaving = plan.fragments.filter { fragment in
            keeps(fragment.extraction)
                || kept.contains { $0.host == fragment.extraction.host && fragment.extraction.holds($0.range) }
        }
        return names + leaving.map { .fragmentLeaves($0.plainName) }
    }
}

extension Extraction {
    fileprivate func holds(_ other: Range<Int>) -> Bool {
        range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }
}

/// Causes that are taken to be gone, to see what they hold back.
enum Pardon: Hashable {
    case roots(Set<RootCause>)
    /// Whatever is in the way of the members of these full names.
    case everything(of: Set<String>)

    func covers(_ cause: Refusal.Cause, _ member: Member) -> Bool {
        switch self {
        case .roots(let roots): roots.contains(RootCause(cause, in: member))
        case .everything(let names): names.contains(member.fullName)
        }
    }
}

/// A cause by the one change that takes it out of the way: how something is declared is in the way of all who name it.
enum RootCause: Hashable {
    case privateName(PrivateName)
    /// A name that nothing in the given files declares.
    case unknownName(String)
    /// The member of the name is declared as no protocol can require it.
    case requirement(RequirementRefusal, of: String)
    /// The full name of the member in which the cause has to go; nil if that is one place for all.
    case single(Refusal.Cause, in: String?)

    init(_ cause: Refusal.Cause, in member: Member) {
        switch cause {
        case .code(.filePrivate(let name)): self = .privateName(name)
        case .code(.unknownName(let name, _)): self = .unknownName(name)
        case .interface(.needed(let name, _, let refusal)), .interface(.namedByApp(let name, let refusal)):
            if case .privateType(let name) = refusal {
                self = .privateName(name)
            } else {
                self = .requirement(refusal, of: name)
            }
        case .storage(.unknownType): self = .requirement(.unknownType, of: member.name)
        case .declaration(.reservedName): self = .requirement(.reservedName(member.name), of: member.name)
        case .interface(.isStatic), .interface(.ambiguous), .declaration(.genericController), .declaration(.lintRegion):
            self = .single(cause, in: nil)
        default: self = .single(cause, in: member.fullName)
        }
    }
}
