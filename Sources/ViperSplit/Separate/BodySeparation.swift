/// One body as it is taken apart in several rounds, of several plans: what leaves it is found anew only where something
/// changes that was asked on the way.
final class BodySeparation {
    /// What the result depends on, besides the code.
    struct Circumstances: Hashable {
        let role: Role
        let isRegional: Bool
        /// The components that the members belong to which the code names.
        let roles: [Member.ID: Role]
        /// Those of them that are the View's, whatever their bodies ask for.
        let staying: Set<Member.ID>
        /// Where code can't be in the Presenter for reasons that only the plan knows, as UTF-8 offsets.
        let causes: Set<Int>
        /// The closures that can't hold the Interactor, as UTF-8 offsets.
        let unkept: Set<Int>
        /// The members that aren't the View's, if its bodies are to ask for plain values of them; empty otherwise.
        let elsewhere: Set<Member.ID>
        /// Of the members that the code names, the state that is more than a view's.
        let stateOfPresenter: Set<Member.ID>
        /// The body was to leave the View and stays as it is: nothing else leaves it.
        let onlyAsks: Bool
        /// The constants that hold shared instances for components other than the Interactor.
        let heldElsewhere: Set<Member.ID>
    }

    private let facts: HostFacts
    private var known: [Circumstances: [(exclusions: Exclusions, finder: ExtractionFinder)]] = [:]

    init(_ facts: HostFacts) { self.facts = facts }

    func find(
        as role: Role, isRegional: Bool, staying: Set<Member.ID>, elsewhere: Set<Member.ID>, onlyAsks: Bool,
        _ limits: SeparationLimits,
        in classification: Classification
    ) -> ExtractionFinder {
        let circumstances = Circumstances(
            role: role, isRegional: isRegional,
            roles: facts.namedMembers.reduce(into: [:]) { $0[$1] = classification.roles[$1] },
            staying: staying.intersection(facts.namedMembers), causes: limits.causes[facts.member.id, default: []],
            unkept: limits.unkept[facts.member.id, default: []], elsewhere: elsewhere.intersection(facts.namedMembers),
            stateOfPresenter: classification.stateOfPresenter.intersection(facts.namedMembers),
            onlyAsks: onlyAsks, heldElsewhere: limits.heldElsewhere)
        let same = known[circumstances, default: []].first { $0.exclusions.isSame(in: limits.excluded) }
        if let same { return same.finder }
        let exclusions = Exclusions(limits.excluded)
        let finder = ExtractionFinder(
            HostCode(facts, roles: circumstances.roles, heldElsewhere: circumstances.heldElsewhere), in: circumstances,
            excluding: exclusions)
        known[circumstances, default: []].append((exclusions, finder))
        return finder
    }
}

/// What can't move, as far as anybody asks.
final class Exclusions {
    private let excluded: Set<Extraction.Key>
    private var asked: Set<Extraction.Key> = []

    init(_ excluded: Set<Extraction.Key> = []) { self.excluded = excluded }

    func contain(_ extraction: Extraction) -> Bool {
        let content = extraction.content
        asked.insert(content)
        return excluded.contains(content)
    }

    /// Whether others give the same answers to what was asked.
    fileprivate func isSame(in others: Set<Extraction.Key>) -> Bool {
        asked.allSatisfy { excluded.contains($0) == others.contains($0) }
    }
}
