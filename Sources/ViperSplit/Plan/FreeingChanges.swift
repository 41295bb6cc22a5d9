extension SplitPlan {
    /// The changes that free most lines, the most first.
    var freeingChanges: [FreeingChange] {
        // Members that one cause holds back have one change.
        Dictionary(grouping: held.values.compactMap(\.change), by: \.frees)
            .compactMap { $0.value.min { ($0.line, $0.member) < ($1.line, $1.member) } }
            .sorted { ($0.lines, $1.line, $1.member) > ($1.lines, $0.line, $0.member) }
    }
}

/// How many lines of members leave the View.
struct LeavingLines {
    /// By member of the controller as it was given.
    private let fragments: [Member.ID: [Separation.NamedExtraction]]
    private let controller: Controller

    init(_ plan: SplitPlan, of controller: Controller) {
        fragments = Dictionary(grouping: plan.fragments) { $0.extraction.host }
        self.controller = controller
    }

    func count(of member: Member, in role: Role) -> Int {
        let unit = controller.unit(of: member)
        let own = fragments[member.id, default: []].map(\.extraction)
        func lines(_ extractions: [Extraction]) -> Int {
            extractions.reduce(0) { $0 + unit.lineNumbers(of: $1.range).count }
        }
        let all = unit.lineNumbers(of: member.declRange).count
        return role == .view
            ? min(all, lines(own.filter { $0.role != .view })) : max(0, all - lines(own.filter { $0.role == .view }))
    }
}

extension SourceUnit {
    /// The lines that a range stands on, counted from 1.
    func lineNumbers(of range: Range<Int>) -> ClosedRange<Int> {
        location(of: range.lowerBound).line...location(of: max(range.lowerBound, range.upperBound - 1)).line
    }

    /// How many lines a range of this text stands on, whatever it was in the file as it was given.
    func lineCount(of range: Range<Int>) -> Int {
        lineIndex(of: max(range.lowerBound, range.upperBound - 1)) - lineIndex(of: range.lowerBound) + 1
    }
}
