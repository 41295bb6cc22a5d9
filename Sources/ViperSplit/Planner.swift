import SwiftSyntax

/// The plans of one controller in one style, as the tool makes them by itself or as a developer wishes.
struct Planner {
    /// The view controller as the style sees it.
    let given: GivenController
    private let options: SplitOptions
    private let style: Style
    private let module: ModuleName

    /// - Returns: nil if the controller is split already.
    /// - Throws: `SplitError` when a split can't start.
    init?(_ given: GivenController, _ options: SplitOptions) throws(SplitError) {
        if let module = given.module {
            try Planner.checkAssignments(of: given)
            let given = Planner.returning(to: module, given, options)
            (self.given, self.options, style) = (given, options, given.module?.style ?? module.style)
            self.module = ModuleName(text: module.name, namesake: nil)
            return
        }
        let style = try options.template.style(usesFormatter: options.usesFormatter).ofModule(of: given.controller)
        let given = try given.seen(by: style)
        let (controller, context) = (given.controller, given.context)
        func takenType(_ module: String) -> String? {
            let types = style.typeNames(ofModule: module)
            // What is named and not declared is a library's, and would be hidden.
            let known = context.names(among: Set(types)).union(given.namesInFiles).union(style.baseTypes)
            return types.first { context.declaresType(named: $0) || known.contains($0) }
        }
        let home = controller.homeUnit.path
        let module = ModuleName(
            chosen: options.moduleName, className: controller.declaration.name.identifierText,
            inStyle: style.moduleName(ofView: controller.name),
            storyboard: ScreenSource(of: controller.name, in: controller, context)?.interfaceName,
            folder: options.folder ?? home.split(separator: "/").dropLast().joined(separator: "/"),
            takenType: { isSplit(controller, style, moduleName: $0, in: context) ? nil : takenType($0) })
        // A class may be called anything, between backticks.
        guard isTypeName(module.text) else { throw .invalidModuleName(module.text) }
        if isSplit(controller, style, moduleName: module.text, in: context) { return nil }
        // A module beside the one that there is would be one too many.
        if ModuleByHand(of: controller, context) != nil { return nil }
        try Planner.checkAssignments(of: given)
        if let taken = takenType(module.text) { throw .nameTaken(taken, moduleName: module.text) }
        let testTypes = options.tests == nil ? [] : style.testTypes(ofModule: module.text)
        if let taken = testTypes.first(where: context.declaresType) { throw .testTaken(taken) }
        if !controller.access.crossesFiles, !given.analysis.graph.names.shared.mayShare(controller.name) {
            throw .privateController(controller.name, isAppGiven: context.isComplete)
        }
        (self.given, self.options, self.style, self.module) = (given, options, style, module)
    }

    /// The view controller with the module as it is once components have what they asked of the view: what of that they can
    /// have, plans tell.
    private static func returning(
        to module: ExistingModule, _ given: GivenController, _ options: SplitOptions
    ) -> GivenController {
        let controller = given.controller
        let claims = classify(controller, given.analysis, plan: [:], hasFormatter: module.style.hasFormatter)
        let kept = Set(options.plan?.members.filter { $0.role == Role.view.rawValue }.map(\.member) ?? [])
        var asked = module.style.askedOfView.filter { asked in
            let members = controller.members(named: asked.name)
            // Beside the view controller they can't be changed before it is read.
            let isBeside = [asked.interface, asked.type].contains {
                given.context.declaration(ofType: $0)?.isGiven == true
            }
            return members.count == 1 && !isBeside
                && members.allSatisfy { claims.roles[$0.id] != .view && !kept.contains($0.fullName) }
        }
        while !asked.isEmpty, let returned = given.returning(asked), let style = returned.module?.style {
            let plan = planSeparated(
                returned.analysed, style: style, moduleName: module.name, wishes: Wishes(), checking: checkSeparation)
            let left = asked.filter { asked in
                plan.controller.members(named: asked.name).allSatisfy { plan.owners[$0.id] == asked.role }
            }
            if left.count == asked.count { return returned }
            asked = left
        }
        return given
    }

    private static func checkAssignments(of given: GivenController) throws(SplitError) {
        guard let (member, reference, user) = given.analysis.graph.impossibleAssignment else { return }
        let unit = given.controller.unit(of: user)
        let line = unit.location(of: reference.range.lowerBound).line
        throw .cannotBeSet(name: member.name, path: unit.path, line: line)
    }

    /// The plan with what the options' plan wishes.
    ///
    /// - Throws: `SplitError` if that speaks of nothing that is there, or asks for what can't be asked.
    func plan() throws(SplitError) -> SplitPlan {
        let own = plan(Wishes())
        guard let reviewed = options.plan else { return own }
        let rows = document(of: own)
        var wishes = try Wishes(reviewed, over: rows, of: own)
        if wishes.isEmpty { return own }
        let changed = plan(wishes)
        return wishes.addUnchanged(reviewed, over: rows, lostIn: document(of: changed)) ? plan(wishes) : changed
    }

    /// The plan that tells what is in the way of what stays, for which another plan is made.
    func explainedPlan() throws(SplitError) -> SplitPlan {
        var plan = try plan()
        plan.held = heldMembers(in: plan, of: given.controller) { self.plan($0) { _, _, _ in [] } }
        return plan
    }

    private func plan(
        _ wishes: Wishes,
        checking check: (Controller, Controller, AppContext) -> [SeparationFault] = checkSeparation
    ) -> SplitPlan {
        var plan = planSeparated(
            given.analysed, style: style, moduleName: module.text, wishes: wishes, checking: check)
        plan.namesake = module.namesake
        plan.isDirect = options.step == .move && given.module == nil
        return plan
    }

    /// The plan as a developer reviews it.
    func document(findsChanges: Bool) throws(SplitError) -> PlanDocument {
        let plan = findsChanges ? try explainedPlan() : try plan()
        var document = document(of: plan)
        document.changes = plan.freeingChanges
        return document
    }

    func document(of plan: SplitPlan) -> PlanDocument {
        // The reasons speak of the code as it is, before anything is taken out of it.
        let controller = given.controller
        let asked = classify(
            controller, given.analysis, plan: plan.wishes.roles, hasFormatter: options.usesFormatter)
        let fragments = Dictionary(grouping: plan.fragments.enumerated()) { $0.element.extraction.host }
        let members = controller.members.compactMap { member -> PlannedMember? in
            guard [.function, .storedProperty, .computedProperty].contains(member.kind),
                let now = plan.controller.id(of: member.id, in: controller).map({ plan.controller.members[$0] })
            else { return nil }
            let unit = controller.unit(of: member)
            let lines = unit.lineNumbers(of: member.declRange)
            return PlannedMember(
                member: member.fullName, role: plan.owners[now.id].rawValue,
                reason: plan.reason(for: now, asked.reasons[member.id]), path: unit.path, line: lines.lowerBound,
                lines: lines.count,
                fragments: fragments[member.id, default: []].map { place, fragment in
                    let lines = unit.lineNumbers(of: fragment.extraction.range)
                    return PlannedFragment(
                        id: place + 1, role: fragment.extraction.role.rawValue, name: fragment.plainName,
                        signature: fragment.signature, line: lines.lowerBound, lines: lines.count)
                })
        }
        return PlanDocument(controller: controller.name, members: members)
    }
}
