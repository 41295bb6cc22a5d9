import SwiftSyntax

/// What is in the way of a member that stays in the View and belongs elsewhere.
struct HeldMember {
    let refusal: Refusal
    /// The smallest change after which it would leave; nil if no small one is enough.
    let change: FreeingChange?
    /// Nobody but the code asks for another component, and of that there is enough to be told.
    let isBody: Bool

    /// What a finding says of the change.
    var noted: Note.Change {
        change.map { .frees(advice: $0.advice, members: $0.frees.count, lines: $0.lines) } ?? .freesNothing
    }
}

/// What is in the way of the members that stay in the View and belong elsewhere, by the ids of the plan's controller.
///
/// The plan is made once more with all of them asked for, where nothing is in their way: so they are taken apart as they
/// would be elsewhere. Everything else is asked of that plan, without reading any code again: what is in the way of each,
/// and for each cause what would leave without it.
///
/// - Parameters:
///   - controller: as it was given.
///   - planning: makes the plan with other wishes.
func heldMembers(
    in own: SplitPlan, of controller: Controller, planning: (Wishes) -> SplitPlan
) -> [Member.ID: HeldMember] {
    let staying = own.stayingMembers(among: controller)
    if staying.isEmpty { return [:] }
    var search = ChangeSearch(own, controller, staying, planning)
    let held = staying.compactMap { member in search.refusal(of: member).map { (member: member, refusal: $0) } }
    return zip(held, search.changes(freeing: held)).reduce(into: [:]) { result, found in
        let (held, change) = found
        result[held.member.now.id] = HeldMember(
            refusal: change?.refusal ?? held.refusal, change: change?.change, isBody: held.member.isBody)
    }
}

/// A member that stays and may belong elsewhere.
private struct StayingMember {
    /// As it was given, and as it is planned.
    let member: Member
    let now: Member
    /// The refusal that the plan knows already.
    let refusal: Refusal?
    let isBody: Bool
}

extension SplitPlan {
    /// The fewest lines of a body of which a finding speaks, where anything leaves.
    private var fewestLines: Int { movedMembers.isEmpty ? 1 : 5 }

    fileprivate func stayingMembers(among controller: Controller) -> [StayingMember] {
        let leftWhole = Set(leftWhole.map(\.id))
        let fewestLines = fewestLines
        return controller.members.compactMap { member in
            guard [.function, .storedProperty, .computedProperty].contains(member.kind),
                let id = self.controller.id(of: member.id, in: controller), owners[id] == .view,
                !leftWhole.contains(id)
            else { return nil }
            let now = self.controller.members[id]
            let refusal = refusedRequest(of: now) ?? owners.refusals[id]
            let isBody = refusedRequest(of: now) == nil && doesMoreThanViewsDo(now, ifOf: fewestLines)
            return refusal == nil && !isBody
                ? nil : StayingMember(member: member, now: now, refusal: isBody ? nil : refusal, isBody: isBody)
        }
    }

    /// What is left of a body in the View reads data, decides or navigates, and no developer asked for that.
    private func doesMoreThanViewsDo(_ member: Member, ifOf fewestLines: Int) -> Bool {
        guard member.separableCode != nil, member.isWorkOfScreen, asked(of: member)?.role != .view,
            controller.unit(of: member).lineCount(of: member.declRange) >= fewestLines
        else { return false }
        let touches = whole.evidence.touches[member.id]
        let works = touches.filter { $0.kind == .data || $0.kind == .navigation }
        guard case .stays = classification.reasons[member.id] else { return works.contains(where: \.isUse) }
        return !works.isEmpty || !Decisions(of: member, touches, whole.graph).properties.isEmpty
    }
}

/// The plan in which all that is held back has left, and what the solver says when it counts what is in the way.
private struct ChangeSearch {
    private let own: SplitPlan
    private let controller: Controller
    private let wishes: Wishes
    /// The members that nobody but this search asks elsewhere, by full name.
    private let asked: Set<String>
    private let apart: SplitPlan
    private let base: SplitPlan
    private let lines: (own: LeavingLines, apart: LeavingLines)
    private let groups: IndependentMembers
    private var outcomes: [Set<RootCause>: Outcome] = [:]
    /// What was asked for and isn't known yet.
    private var wanted: [Question] = []

    /// What would leave without some causes, asked for the sake of a member of `apart`.
    private struct Question {
        let roots: Set<RootCause>
        let member: Member.ID
    }

    /// What a plan without some causes comes to.
    private struct Outcome {
        let plan: SplitPlan
        /// The members that leave the View then and don't now.
        let freed: [Member]
    }

    init(_ own: SplitPlan, _ controller: Controller, _ staying: [StayingMember], _ planning: (Wishes) -> SplitPlan) {
        var wishes = own.wishes
        for member in staying where member.isBody { wishes.roles[member.member.fullName] = .component(.presenter) }
        asked = Set(staying.filter(\.isBody).map(\.member.fullName))
        self.wishes = wishes
        wishes.pardon = .everything(of: Set(staying.map(\.member.fullName)))
        apart = planning(wishes)
        let (apart, base) = (apart, apart.solved(with: self.wishes))
        self.base = base
        groups = IndependentMembers(apart) { apart.owners[$0] != base.owners[$0] }
        lines = (LeavingLines(own, of: controller), LeavingLines(apart, of: controller))
        (self.own, self.controller) = (own, controller)
    }

    /// What the solver answers when the member is asked elsewhere.
    func refusal(of staying: StayingMember) -> Refusal? {
        if let refusal = staying.refusal { return refusal }
        guard let id = apart.controller.id(of: staying.member.id, in: controller) else { return nil }
        if base.owners[id] == .view { return base.owners.refusals[id] }
        return base.uiNames(inCodeOf: base.controller.members[id]).first.map {
            Refusal(.code(.namesUIKit($0)), at: own.controller.place(of: staying.now))
        }
    }

    /// The smallest change after which each member leaves, with the refusal that it is about; nil if more would be needed
    /// than anybody does for one member.
    ///
    /// What is asked of all of them is found out together, as far as one doesn't depend on the other, and then everything is
    /// asked again: so the number of plans doesn't grow with that of the members.
    mutating func changes(
        freeing held: [(member: StayingMember, refusal: Refusal)]
    ) -> [(change: FreeingChange, refusal: Refusal)?] {
        while true {
            let found = held.map { change(freeing: $0.member, $0.refusal) }
            if wanted.isEmpty { return found }
            for questions in batches(of: wanted) { answer(questions) }
            wanted = []
        }
    }

    /// Who takes one thing out of the way may find another behind it.
    ///
    /// - Returns: nil as long as something that is asked isn't known yet, too.
    private mutating func change(
        freeing staying: StayingMember, _ first: Refusal
    ) -> (change: FreeingChange, refusal: Refusal)? {
        let member = staying.member
        if case .code(.namesUIKit) = first.cause {
            return change(by: [first], freeing: [member], of: member).map { ($0, first) }
        }
        guard let id = apart.controller.id(of: member.id, in: controller) else { return nil }
        var refusals = [first]
        func roots(_ refusals: [Refusal]) -> Set<RootCause> {
            Set(refusals.map { RootCause($0.cause, in: member) })
        }
        while true {
            guard let outcome = outcome(without: roots(refusals), for: id) else { return nil }
            if outcome.freed.contains(where: { $0.id == member.id }) { break }
            guard refusals.count < 3, let next = outcome.plan.owners.refusals[id],
                !roots(refusals).contains(RootCause(next.cause, in: member))
            else { return nil }
            refusals.append(next)
        }
        // What was found first may only have been in the way because of what was found behind it.
        for refusal in refusals where refusals.count > 1 {
            let fewer = refusals.filter { $0 != refusal }
            guard let outcome = outcome(without: roots(fewer), for: id) else { return nil }
            if outcome.freed.contains(where: { $0.id == member.id }) { refusals = fewer }
        }
        guard let freed = outcome(without: roots(refusals), for: id)?.freed else { return nil }
        return change(by: refusals, freeing: freed, of: member).map { ($0, refusals[0]) }
    }

    private func change(by refusals: [Refusal], freeing freed: [Member], of member: Member) -> FreeingChange? {
        let count = freed.reduce(0) {
            $0 + lines.apart.count(of: $1, in: .presenter) - lines.own.count(of: $1, in: .view)
        }
        guard count > 0 else { return nil }
        var advice: [String] = []
        for refusal in refusals where !advice.contains(refusal.wording.advice) { advice.append(refusal.wording.advice) }
        return FreeingChange(
            member: member.fullName, line: own.controller.location(of: refusals[0].place).line,
            reason: own.controller.base.words(refusals[0].wording.reason),
            advice: own.controller.base.words(advice.joined(separator: ", and ")),
            frees: freed.map(\.fullName), lines: count)
    }

    private mutating func outcome(without roots: Set<RootCause>, for member: Member.ID) -> Outcome? {
        if let known = outcomes[roots] { return known }
        wanted.append(Question(roots: roots, member: member))
        return nil
    }

    /// Questions that one plan answers: of each group of members that depend on each other one at most.
    private func batches(of questions: [Question]) -> [[Question]] {
        var alone: [[Question]] = []
        var together: [[Question]] = []
        var seen: Set<Set<RootCause>> = []
        var counts: [Member.ID: Int] = [:]
        for question in questions where seen.insert(question.roots).inserted {
            guard let group = groups.group(heldBackBy: question.roots), group == groups[question.member] else {
                alone.append([question])
                continue
            }
            let place = counts[group, default: 0]
            counts[group] = place + 1
            if place == together.count { together.append([]) }
            together[place].append(question)
        }
        return alone + together
    }

    private mutating func answer(_ questions: [Question]) {
        var wishes = wishes
        wishes.pardon = .roots(questions.reduce(into: []) { $0.formUnion($1.roots) })
        let plan = apart.solved(with: wishes)
        if questions.count > 1, !isAsCertain(plan) {
            for question in questions { answer([question]) }
            return
        }
        let freed = controller.members.filter { leaves($0, in: plan) }
        let byGroup = Dictionary(grouping: freed) { member in
            apart.controller.id(of: member.id, in: controller).flatMap { groups[$0] }
        }
        for question in questions {
            outcomes[question.roots] = Outcome(
                plan: plan,
                freed: questions.count > 1 ? byGroup[groups[question.member], default: []] : freed)
        }
    }

    /// Nothing has become of the members whose component is certain, so that others could depend on each other through them.
    private func isAsCertain(_ plan: SplitPlan) -> Bool {
        plan.assembly == base.assembly && plan.conformances.moves.count == base.conformances.moves.count
            && plan.controller.members.allSatisfy { member in
                groups[member.id] != nil || plan.owners[member.id] == base.owners[member.id]
            }
    }

    /// Whether a member leaves the View only then, and takes nothing of UIKit's along that nobody asked for.
    private func leaves(_ member: Member, in other: SplitPlan) -> Bool {
        guard [.function, .storedProperty, .computedProperty].contains(member.kind),
            let now = own.controller.id(of: member.id, in: controller), own.owners[now] == .view,
            let id = apart.controller.id(of: member.id, in: controller), base.owners[id] == .view,
            other.owners[id] != .view
        else { return false }
        return !asked.contains(member.fullName) || other.uiNames(inCodeOf: other.controller.members[id]).isEmpty
    }
}

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
