/// One body as it is taken apart in several rounds: what leaves it is found anew only where something changes that was asked
/// on the way.
final class BodySeparation {
    /// What the result depends on, besides the code.
    struct Circumstances: Equatable {
        let role: Role
        let isRegional: Bool
        /// The members that the code names and that are the View's, whatever their bodies ask for.
        let staying: Set<Member.ID>
        /// Where code can't be in the Presenter for reasons that only the plan knows, as UTF-8 offsets.
        let causes: Set<Int>
        /// The closures that can't hold the Interactor, as UTF-8 offsets.
        let unkept: Set<Int>
    }

    private let code: HostCode
    private let named: Set<Member.ID>
    private var last: (circumstances: Circumstances, exclusions: Exclusions, finder: ExtractionFinder)?

    init(_ code: HostCode) {
        self.code = code
        named = Set(code.references.flatMap(\.memberIDs))
    }

    func find(as role: Role, isRegional: Bool, staying: Set<Member.ID>, _ limits: SeparationLimits) -> ExtractionFinder
    {
        let circumstances = Circumstances(
            role: role, isRegional: isRegional, staying: staying.intersection(named),
            causes: limits.causes[code.member.id, default: []],
            unkept: limits.unkept[code.member.id, default: []])
        if let last, last.circumstances == circumstances, last.exclusions.isSame(in: limits.excluded) {
            return last.finder
        }
        let exclusions = Exclusions(limits.excluded)
        let finder = ExtractionFinder(code, in: circumstances, excluding: exclusions)
        last = (circumstances, exclusions, finder)
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
