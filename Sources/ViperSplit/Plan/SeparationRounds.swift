import SwiftSyntax

/// What is separated yet, after what the rounds before had to take back.
struct SeparationRounds {
    /// How many there have been.
    var count = 0
    /// The View asks for plain values of what it may not see, once all else is where it belongs.
    var mayAsk = false
    /// The members that aren't the View's, once it asks.
    private var elsewhere: Set<Member.ID> = []
    /// Those of them that would be the View's, but for what the View asks by them.
    private var presentation: Set<Member.ID> = []
    /// The bodies that stay there although they were to leave.
    private var asking: Set<Member.ID> = []
    private let controller: Controller
    private let analysis: Analysis
    private let classification: Classification
    private let layout: Layout
    private let bodies: [Member.ID: BodySeparation]
    /// The bodies to separate, with the component that they belong to.
    private var hosts: [Member.ID: Role]
    /// Those of them that belong to the Interactor or the Wireframe, with the refusal if they were asked to be there.
    private var workers: [Member.ID: Refusal?] = [:]
    private var limits: SeparationLimits
    private let wishes: Wishes
    private var leftWhole: Set<Member.ID> = []
    /// Bodies of the View that go to the Presenter with their conformance, whoever they belong to.
    private var drawnAlong: Set<Member.ID> = []
    /// Bodies that can't leave as they are: what holds them is left to the View in regions.
    private var regional: Set<Member.ID> = []
    /// Bodies that the plan leaves to the View and of which no part goes elsewhere.
    private var kept: Set<Member.ID> = []
    /// Bodies that have been asked for the Presenter a second time.
    private var retried: Set<Member.ID> = []
    /// The bodies of the View that would take UIKit into the Presenter.
    private(set) var namingUI: Set<Member.ID> = []
    /// The bodies that only the View could separate further.
    private var givesViews: Set<Member.ID> = []
    /// What was separated last, by the edits of its files: often a round only decides anew.
    private var last: (edits: [[SeparatingEdit]?], separated: AnalysedController)?

    init(_ given: AnalysedController, _ classification: Classification, _ wishes: Wishes) {
        Stage.separate.begin()
        defer { Stage.separate.end() }
        self.wishes = wishes
        limits = SeparationLimits(excluded: Set(wishes.kept.map(\.content)))
        (controller, analysis, bodies) = (given.controller, given.analysis, given.bodies)
        self.classification = classification
        layout = Layout(of: controller.homeUnit)
        hosts = controller.members.reduce(into: [:]) { hosts, member in
            guard member.isSeparable, wishes.roles[member.fullName] != .later else { return }
            // Whose state is follows from who uses it; until that is known it may be the Presenter's.
            let role = classification.roles[member.id] ?? .presenter
            if role == .presenter || role == .view { hosts[member.id] = role }
        }
    }

    /// What should leave the bodies.
    mutating func find() -> [Extraction] {
        Stage.separate.begin()
        defer { Stage.separate.end() }
        while true {
            let tried = hosts
            let found = findOnce()
            // What calls a body that turned out to stay in the View is taken apart by that.
            if hosts != tried { continue }
            let views = controller.members.map(\.id).filter { id in
                (hosts[id] != .presenter || asking.contains(id)) && !elsewhere.contains(id)
            }
            let graph = analysis.graph
            let needed = presentation.intersection(membersStillNamed(by: views, besides: found, graph))
            if !needed.isEmpty {
                leaveToView(needed)
                continue
            }
            let whole = modelsAskedWhole(by: views, besides: found, controller, graph)
            let needless = found.filter { !$0.wholes.isDisjoint(with: whole) }
            if needless.isEmpty { return found.withNeededJoins().withCommonVersions() }
            limits.excluded.formUnion(needless.map(\.content))
        }
    }

    private mutating func leaveToView(_ members: Set<Member.ID>) {
        (presentation, elsewhere) = (presentation.subtracting(members), elsewhere.subtracting(members))
    }

    private mutating func findOnce() -> [Extraction] {
        givesViews = []
        let staying = staying
        return hosts.sorted { $0.key < $1.key }.flatMap { id, role -> [Extraction] in
            func find(as role: Role) -> ExtractionFinder? { self.find(in: id, as: role, staying: staying) }
            guard var finder = find(as: role) else { return [] }
            if asking.contains(id) { return finder.extractions }
            if finder.namesUI, !classification.isFirm(id), let ofView = find(as: .view) {
                hosts[id] = .view
                namingUI.insert(id)
                finder = ofView
            }
            if finder.isRegional { regional.insert(id) }
            if finder.givesViews { givesViews.insert(id) }
            return finder.extractions.filter { !wishes.keeps($0) }
        }
    }

    /// The bodies that stay in the View, as far as that is known.
    private var staying: Set<Member.ID> { Set(hosts.filter { $0.value == .view }.keys).union(kept) }

    private func find(in id: Member.ID, as role: Role, staying: Set<Member.ID>) -> ExtractionFinder? {
        bodies[id]?.find(
            as: role, isRegional: regional.contains(id), staying: staying, elsewhere: elsewhere,
            onlyAsks: asking.contains(id), limits, in: classification)
    }

    /// - Throws: `EditError` if the separated files can't be written.
    func separate(_ found: [Extraction]) throws -> Separation {
        Stage.separation.begin()
        defer { Stage.separation.end() }
        return try Separation(found, in: controller, analysis.graph, layout, names: wishes.names)
    }

    /// - Throws: `SplitError` if the separated files can't be read.
    mutating func analyse(_ units: [SourceUnit], _ context: AppContext) throws -> AnalysedController {
        let edits = units.map(\.origin?.edits)
        if let last, last.edits == edits { return last.separated }
        let separated = try readController(
            units, named: controller.name, rules: controller.rules)
        let made = AnalysedController(
            separated, context.with(given: units), plan: wishes.roles, after: analysis)
        last = (edits, made)
        return made
    }

    /// What a body does is told by all of it; what was taken out of it is missing now.
    func roles(in separated: Controller) -> [Member.ID: (role: Role?, reason: Reason)] {
        controller.members.reduce(into: [:]) { known, member in
            guard let id = separated.id(of: member.id, in: controller) else { return }
            let asked = classification.roles[member.id]
            known[id] = (asked, classification.reasons[member.id])
            // A body that can't go where it belongs is taken apart where it is.
            let refusal = workers[member.id]
            if let host = hosts[member.id], host != asked, !drawnAlong.contains(member.id),
                refusal != nil || !classification.isFirm(member.id) && (asked != nil || namingUI.contains(member.id))
            {
                known[id] = (host, refusal == nil && asked == nil ? .usage : .stays(refusal ?? nil))
            }
            if presentation.contains(member.id) { known[id] = (nil, .usage) }
        }
    }

    /// Takes back what the plan didn't take to where it was to go.
    ///
    /// - Returns: whether there was anything.
    mutating func takeBack(from separation: Separation, _ plan: SplitPlan) -> Bool {
        let known = (hosts, limits, regional, workers.count)
        let drawing = Set(separation.extractions.map(\.extraction).filter { $0.role == .view }.map(\.host))
        for id in givesViews.union(separation.extractions.map(\.extraction.host)) {
            let owner = owner(of: id, in: plan)
            if controller.members[id].kind == .storedProperty, owner == .interactor {
                // What a service does for itself is at home there; what views are told of is the Presenter's, whoever sets it.
                if drawing.contains(id) { workers[id] = .some(nil) } else { hosts[id] = nil }
            } else if owner != .presenter, !asking.contains(id) {
                stay(id, plan)
            }
        }
        let staying = presentation.filter { owner(of: $0, in: plan) != .presenter }
        leaveToView(staying)
        // The View gives away less; so what can't move is told by the next round.
        if !staying.isEmpty || drawAlong(plan) || hosts != known.0 || regional != known.2 || workers.count > known.3 {
            return true
        }
        let elsewhere = separation.extractions.map(\.extraction).filter {
            $0.isHeldInstance && !plan.hasHolder(of: $0, of: controller)
        }
        limits.heldElsewhere.formUnion(elsewhere.compactMap(\.holder))
        if limits != known.1 { return true }
        for named in separation.extractions where named.extraction.form != .inPlace {
            let generated = plan.generated(named)
            if !plan.hasTaken(generated, named, of: controller) { limit(named.extraction, generated.first, plan) }
        }
        for extraction in separation.extractions.map(\.extraction) {
            guard let keeper = extraction.keeper, let id = plan.controller.id(of: extraction.host, in: controller),
                !plan.mayKeepComponent(keeper, in: plan.controller.members[id])
            else { continue }
            limits.unkept[extraction.host, default: []].insert(keeper)
        }
        return limits != known.1
    }

    /// Where the plan names a place in a run of the Presenter, the run is tried once more around it.
    private mutating func limit(_ extraction: Extraction, _ generated: Member?, _ plan: SplitPlan) {
        guard extraction.role == .presenter, !extraction.isQuestionToPresenter else {
            limits.excluded.insert(extraction.content)
            return
        }
        let cause = generated.flatMap { generated in
            plan.owners.refusals[generated.id].flatMap {
                extraction.origin(of: $0.place, in: generated, from: controller.members[extraction.host])
            }
        }
        let known = limits.causes[extraction.host, default: []]
        let statements = nodes(in: Syntax(controller.members[extraction.host].decl)).filter {
            $0.is(CodeBlockItemSyntax.self) && extraction.range.contains($0.range.lowerBound)
        }
        let found = cause.flatMap { known.contains($0) ? nil : [$0] } ?? statements.map(\.range.lowerBound)
        limits.causes[extraction.host] = known.union(found)
    }

    /// Takes apart what the Presenter conforms by as its own bodies are, the first time that it is found there.
    ///
    /// - Returns: whether there was anything.
    mutating func drawAlong(_ plan: SplitPlan) -> Bool {
        let known = drawnAlong.count
        for (id, role) in hosts where role == .view && classification.roles[id] == .view {
            if owner(of: id, in: plan) == .presenter, drawnAlong.insert(id).inserted { hosts[id] = .presenter }
        }
        return drawnAlong.count > known
    }

    /// A body that can't leave is tried once more with regions, and is taken apart as the View's then.
    private mutating func stay(_ id: Member.ID, _ plan: SplitPlan) {
        if hosts[id] == .presenter, regional.insert(id).inserted { return }
        hosts[id] = .view
        // What was asked for and can't be is asked for no more: its parts may have its name now.
        guard workers[id] == nil, let now = plan.controller.id(of: id, in: controller),
            let refusal = refusal(of: id, plan, now)
        else { return }
        workers[id] = .some(refusal)
    }

    /// What keeps a body from where it belongs, if that is told whatever leaves it: somebody asked for it there, or it has the
    /// name of something else.
    private func refusal(of id: Member.ID, _ plan: SplitPlan, _ now: Member.ID) -> Refusal? {
        let refusal = plan.refusedRequest(of: plan.controller.members[now])
        return classification.isFirm(id) || refusal?.isOfName == true ? refusal : nil
    }

    /// Tries bodies with regions that couldn't leave without, if nothing else was to be taken out of them. What regions don't
    /// help is taken apart as the View's.
    ///
    /// - Parameter found: what leaves the bodies as they were tried for the plan.
    /// - Returns: whether something else leaves them now.
    mutating func tryRegions(of plan: SplitPlan, besides found: [Extraction]) -> Bool {
        let staying = staying
        func leaving(_ id: Member.ID, as role: Role) -> [Extraction.Key] {
            find(in: id, as: role, staying: staying)?.extractions.map(\.content) ?? []
        }
        for (id, role) in hosts where role == .presenter && owner(of: id, in: plan) == .view && !asking.contains(id) {
            let known = leaving(id, as: .presenter)
            if regional.insert(id).inserted, leaving(id, as: .presenter) != known { continue }
            if let cause = cause(keeping: id, plan) { limits.causes[id, default: []].insert(cause) }
            if !leaving(id, as: .view).isEmpty {
                stay(id, plan)
            } else if classification.roles[id] != nil {
                // Whoever has no role of its own goes where those who call it are.
                kept.insert(id)
            }
        }
        return find().map(\.content) != found.map(\.content)
    }

    /// The UTF-8 offset of the code of a body that keeps it out of the Presenter; nil where that stands elsewhere.
    private func cause(keeping id: Member.ID, _ plan: SplitPlan) -> Int? {
        let body = controller.members[id]
        guard let now = plan.controller.id(of: id, in: controller), let place = plan.owners.refusals[now]?.place,
            place.unit == body.unit
        else { return nil }
        return body.separableCode?.range.contains(place.offset) == true ? place.offset : nil
    }

    private func owner(of id: Member.ID, in plan: SplitPlan) -> Role? {
        plan.controller.id(of: id, in: controller).map { plan.owners[$0] }
    }

    /// Asks bodies for the Presenter once more that were taken back when others were still to be, and are left by all of their
    /// code now.
    ///
    /// - Returns: whether there are any.
    mutating func retry(_ separation: Separation, _ plan: SplitPlan) -> Bool {
        let known = retried.count
        for id in separation.extractions.map(\.extraction).filter(isWhole).map(\.host)
        where hosts[id] == .view && mayLeave(id) && retried.insert(id).inserted {
            hosts[id] = .presenter
        }
        return retried.count > known
    }

    /// What a body was to give to the Presenter is all of its code.
    private func isWhole(_ extraction: Extraction) -> Bool {
        extraction.role == .presenter && !extraction.isQuestionToPresenter
            && controller.members[extraction.host].separableCode?.range == extraction.range
    }

    /// Neither the name nor the signature holds a body in the View.
    private func mayLeave(_ id: Member.ID) -> Bool {
        let (member, semantics) = (controller.members[id], analysis.graph.semantics)
        return !semantics.isPinned(member) && !semantics.isTypedByViews(member)
    }

    /// Has the bodies that stay in the View ask for plain values of what others have, the first time.
    ///
    /// - Returns: whether there may be anything to ask for.
    mutating func askForValues(of plan: SplitPlan) -> Bool {
        guard mayAsk else { return false }
        mayAsk = false
        let semantics = analysis.graph.semantics
        elsewhere = Set(
            controller.members.map(\.id).filter { [.presenter, .interactor].contains(owner(of: $0, in: plan)) })
        presentation = modelPresentation(of: controller, analysis, elsewhere: elsewhere) { member in
            owner(of: member.id, in: plan) == .view && !classification.isFirm(member.id) && !member.isIgnored
        }
        elsewhere.formUnion(presentation)
        asking = Set(hosts.filter { $0.value == .presenter && owner(of: $0.key, in: plan) == .view }.keys)
        let staying = hosts.filter { $0.value == .view }.keys.filter { !classification.isFirm($0) && mayLeave($0) }
        for id in staying where !presentation.contains(id) {
            if goesByModels(controller.members[id], elsewhere, analysis.graph) { hosts[id] = .presenter }
        }
        return elsewhere.contains { semantics.type(of: controller.members[$0]).map(semantics.namesModel) == true }
    }

    /// Gives up what bodies ask for that separation has changed, before they are left as they are.
    ///
    /// - Returns: whether there was anything.
    mutating func giveUpQuestions(of separation: Separation, in changed: [Member.ID?]) -> Bool {
        let known = limits
        let asked = separation.extractions.map(\.extraction).filter { extraction in
            extraction.isQuestionToPresenter && (changed.contains(extraction.host) || changed.contains(nil))
        }
        limits.excluded.formUnion(asked.map(\.content))
        return limits != known
    }

    /// Leaves to the View what only its bodies may hand over.
    ///
    /// - Returns: whether there was anything.
    mutating func leaveViews() -> Bool {
        for id in givesViews { hosts[id] = .view }
        return !givesViews.isEmpty
    }

    /// Takes in the bodies of the Interactor and the Wireframe that couldn't go there: they are mixtures where they are.
    ///
    /// - Returns: whether there are any.
    mutating func takeInWorkers(of plan: SplitPlan) -> Bool {
        let known = hosts.count
        for member in controller.members where isWorker(member) {
            guard let id = plan.controller.id(of: member.id, in: controller),
                plan.owners[id] == .view || plan.owners[id] == .presenter
            else { continue }
            hosts[member.id] = .presenter
            workers[member.id] = .some(refusal(of: member.id, plan, id))
        }
        return hosts.count > known
    }

    private func isWorker(_ member: Member) -> Bool {
        let role = classification.roles[member.id]
        return hosts[member.id] == nil && !leftWhole.contains(member.id) && (role == .interactor || role == .wireframe)
            && member.isSeparable
    }

    /// Leaves bodies as they are, or all of them if nothing tells which.
    mutating func leaveWhole(_ members: Set<Member.ID>) {
        let known = members.intersection(hosts.keys)
        let left = known.isEmpty ? Set(hosts.keys) : known
        leftWhole.formUnion(left)
        for id in left { hosts[id] = nil }
    }

    func leftWhole(in separated: Controller) -> [Member] {
        leftWhole.sorted().compactMap { separated.id(of: $0, in: controller) }.map { separated.members[$0] }
    }
}
