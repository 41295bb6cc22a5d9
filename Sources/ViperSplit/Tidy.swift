/// Tidies a view controller by marks, as ZIKViper's first refactoring step says: the members of its class, and of each of its
/// extensions in the same file, under the sections of the components that the plan finds for them.
///
/// The tidied file is split as the given one is: that is asked before it is returned, and a member for which it doesn't hold
/// stays where it is.
///
/// - Parameters:
///   - options: those that it was read with, and how it would be split.
///   - marksOnly: no member moves; there is a mark wherever the section changes.
/// - Throws: `SplitError` when a split couldn't start.
public func tidy(_ given: GivenController, options: SplitOptions, marksOnly: Bool = false) throws(SplitError) -> Tidied
{
    try tidy(given, options: options, marksOnly: marksOnly, verifying: checkTidied(_:_:))
}

/// What came of tidying: what to write, and what to say.
public struct Tidied: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        /// The change set has the edits of the view controller's file.
        case tidied
        /// There is nothing to do; the change set is empty.
        case alreadyTidy
        /// The controller already has its module; the change set is empty.
        case alreadySplit
        /// The configuration asks to leave the file of the view controller as it is; the change set is empty.
        case excluded
        /// The tidied file isn't what the given one is; the change set is empty and the findings say why.
        case verificationFailed
    }

    public var outcome: Outcome
    public var changes = ChangeSet()
    public var findings: [Finding] = []
}

/// - Parameters:
///   - choose: has the last word on the section of a member.
///   - check: says in words what is wrong with the tidied file.
func tidy(
    _ given: GivenController, options: SplitOptions, marksOnly: Bool,
    choosing choose: (Member, ZIKViperSection?) -> ZIKViperSection? = { $1 },
    verifying check: (Controller, Controller) -> [String]
) throws(SplitError) -> Tidied {
    if given.isExcluded { return Tidied(outcome: .excluded) }
    guard given.module == nil, let planner = try Planner(given, options) else { return Tidied(outcome: .alreadySplit) }
    let controller = given.controller
    func finding(_ cause: Note.LeftInPlace, of name: String, at place: SourcePlace) -> Finding {
        Finding(.leftInPlace(member: name, cause), at: place, in: controller)
    }
    let plan = try planner.plan()
    let components = plan.components(of: controller)
    let sections = TidySections(controller, components: components, planner.given.analysis.whole.graph)
    let bodies = controller.bodies.filter { $0.unit == controller.home }
    let untidy = bodies.compactMap { body -> Finding? in
        guard let cause = controller.untidiness(of: body),
            body.members.map({ controller.members[$0] }).contains(where: {
                $0.isOfSection && !sections.standsUnderItsProtocol($0)
            })
        else { return nil }
        return finding(cause, of: controller.name, at: controller.place(of: body))
    }
    let texts = bodies.filter { controller.untidiness(of: $0) == nil }.compactMap { TidyText(controller, $0) }
    let fates = Fates(of: plan, planner)
    var unclaimed: Set<Member.ID> = []
    while true {
        let tidyings = texts.map { text in
            Tidying(text.blocks, under: text.marksOfBody, unclaimed: unclaimed, marksOnly: marksOnly) {
                choose($0, sections.section(of: $0))
            }
        }
        let claimed = tidyings.flatMap(\.claimed)
        let left = controller.leftInPlace(texts.flatMap(\.blocks), claimed, unclaimed, sections, components).map {
            finding($1, of: $0.name.isEmpty ? "this" : $0.name, at: controller.place(of: $0))
        }
        let findings = given.findings + untidy + left + plan.findings(ofStaying: claimed, in: controller)
        let edits = zip(texts, tidyings).flatMap { $0.edits(for: $1.items) }.sorted()
        if edits.isEmpty { return Tidied(outcome: .alreadyTidy, findings: findings) }
        let home = controller.homeUnit
        let change = FileChange.edit(path: home.path, original: home.text(0..<home.bytes.count), edits: edits)
        var failures: [String]
        do {
            let tidied = try given.with(try change.newContents())
            failures = check(controller, tidied.controller)
            if failures.isEmpty, let planner = try Planner(tidied, options) {
                let different = fates.different(from: Fates(of: try planner.plan(), planner))
                if different.isEmpty {
                    return Tidied(outcome: .tidied, changes: ChangeSet(changes: [change]), findings: findings)
                }
                let blamed = given.blamed(for: different, among: claimed)
                unclaimed.formUnion(blamed.map(\.id))
                if !blamed.isEmpty { continue }
                failures = ["tidied, `\(different.sorted()[0])` would be split in another way"]
            }
        } catch {
            failures = ["\(error)"]
        }
        let errors = failures.map { Finding(.internalError($0), at: controller.placeOfName, in: controller) }
        return Tidied(outcome: .verificationFailed, findings: given.findings + errors)
    }
}

/// What a split makes of each member: what has to be the same of the tidied file.
private struct Fates {
    private let rows: [String: [String]]

    init(of plan: SplitPlan, _ planner: Planner) {
        var rows: [String: [String]] = [:]
        for member in planner.document(of: plan).members {
            let fragments = member.fragments.map { "\($0.role) \($0.name) \($0.signature)" }.sorted()
            rows[member.member, default: []].append("\(member.role) \(fragments)")
        }
        for member in plan.controller.members {
            let entry = plan.entries[member.id].map { "\($0.kind) \($0.name)" } ?? "none"
            rows[member.fullName, default: []].append("\(plan.owners[member.id]) \(entry) \(member.payload)")
        }
        self.rows = rows.mapValues { $0.sorted() }
    }

    /// The full names of those that differ.
    func different(from other: Fates) -> Set<String> {
        Set(rows.keys).union(other.rows.keys).filter { rows[$0] != other.rows[$0] }
    }
}

extension GivenController {
    /// The members that are split in another way for the section that they stand under: those themselves, or those that they
    /// use or are used by, or all.
    fileprivate func blamed(for different: Set<String>, among claimed: [Member]) -> [Member] {
        let themselves = claimed.filter { different.contains($0.fullName) }
        if !themselves.isEmpty { return themselves }
        let ids = Set(controller.members.filter { different.contains($0.fullName) }.map(\.id))
        let users = analysis.whole.graph.users
        let near = claimed.filter { member in
            !users[member.id, default: []].isDisjoint(with: ids)
                || ids.contains { users[$0, default: []].contains(member.id) }
        }
        return near.isEmpty ? claimed : near
    }
}

extension SplitPlan {
    /// The components that members of the controller as it was given belong to: that of the plan, or, for what something keeps
    /// in the View, the one that it was asked for.
    fileprivate func components(of given: Controller) -> [Member.ID: Role] {
        given.members.reduce(into: [:]) { components, member in
            components[member.id] = controller.id(of: member.id, in: given).map { id in
                owners[id] == .view && refusedRequest(of: controller.members[id]) != nil
                    ? classification.roles[id] ?? .view : owners[id]
            }
        }
    }

    /// What keeps members in the View, though they stand where they belong.
    fileprivate func findings(ofStaying members: [Member], in given: Controller) -> [Finding] {
        members.compactMap { member in
            controller.id(of: member.id, in: given).flatMap { id in
                owners[id] == .view ? refusedFinding(of: controller.members[id]) : nil
            }
        }
    }
}

extension Controller {
    /// The name of the class, or the beginning of an extension.
    fileprivate func place(of body: TypeBody) -> SourcePlace {
        body.isExtension ? SourcePlace(unit: body.unit, offset: body.decl.range.lowerBound) : placeOfName
    }

    /// The members that belong under a section, and why they stand under none.
    fileprivate func leftInPlace(
        _ blocks: [TidyBlock], _ claimed: [Member], _ unclaimed: Set<Member.ID>, _ sections: TidySections,
        _ components: [Member.ID: Role]
    ) -> [(Member, Note.LeftInPlace)] {
        let claimed = Set(claimed.map(\.id))
        let inRegions = Set(lintRegions.joined())
        return blocks.flatMap { block in
            block.members.compactMap { member -> (Member, Note.LeftInPlace)? in
                if member.isIgnored || claimed.contains(member.id) || member.section?.claim.isStrong == true
                    || sections.standsUnderItsProtocol(member)
                {
                    return nil
                }
                if unclaimed.contains(member.id) { return (member, .splitsDifferently) }
                if member.kind == .conditional { return (member, .conditional) }
                guard member.isOfSection else { return nil }
                if inRegions.contains(member.id) { return (member, .lintRegion) }
                if !block.isFree { return (member, .sharesLine) }
                return (member, components[member.id] == .formatter ? .formatter : .commentedSeparator)
            }
        }
    }
}
