import SwiftSyntax

/// Where every member's code ends up, after everything that can't move safely has fallen back to the View.
struct Owners {
    /// By member.
    private(set) var roles: [Role]
    /// The first refusal of every member that was asked elsewhere and stays.
    private(set) var refusals: [Member.ID: Refusal] = [:]
    /// How often the members were asked what is in their way.
    private(set) var rounds = 0
    private let conformances: ConformanceMoves

    subscript(_ id: Member.ID) -> Role { roles[id] }
}

extension Owners {
    /// Starts from the roles asked for and takes members back into the View until nothing is in the way.
    ///
    /// What a member was taken back from it never goes to again, so this ends; with everything in the View nothing is in
    /// the way.
    init(
        _ classification: Classification, _ finder: RefusalFinder, _ exposure: Exposure,
        entryKinds: [Member.ID: EntryPoint.Kind]
    ) {
        roles = classification.roles.map { $0 ?? .view }
        conformances = finder.conformances
        // The components that a member was taken back from.
        var left: [Member.ID: Set<Role>] = [:]
        func towardsView(_ role: Role, _ id: Member.ID) -> Role {
            let left = left[id, default: []]
            return [role, .presenter].first { !left.contains($0) && !left.contains(.presenter) } ?? .view
        }
        while true {
            rounds += 1
            followUsers(classification, finder, towardsView)
            if let end = finder.end { roles[end.member.id] = towardsView(end.role(roles), end.member.id) }
            // What is in the way wherever others are comes first: who stays by that may no longer be in the way of others.
            let refused = [ownRefusals, lifetimeRefusals, crossingRefusals].firstResult { find in
                let found = find(finder, exposure, entryKinds).filter { roles[$0.id] != .view }
                return found.isEmpty ? nil : found
            }
            guard let refused else { return }
            // Of several refusals the one that takes back least holds: the others are found again.
            for (id, refusals) in Dictionary(grouping: refused, by: \.id).mapValues({ $0.map(\.refusal) }) {
                takeBack(id, refusals.first { $0.fallback == .presenter } ?? refusals[0], &left)
            }
        }
    }

    // MARK: - What is in the way

    private typealias Refused = (id: Member.ID, refusal: Refusal)

    /// What keeps members from where they are, whatever becomes of those that they use.
    private func ownRefusals(
        _ finder: RefusalFinder, _ exposure: Exposure, _ entryKinds: [Member.ID: EntryPoint.Kind]
    ) -> [Refused] {
        let own = finder.controller.members.compactMap { member -> Refused? in
            guard roles[member.id] != .view else { return nil }
            let refusal =
                finder.refusal(of: member, in: roles[member.id])
                ?? finder.counted(entryRefusal(member, entryKinds[member.id], finder, exposure), member)
                ?? finder.counted(finder.keptRefusal(of: member, roles), member)
            return refusal.map { (member.id, $0) }
        }
        guard let end = finder.end, roles[end.member.id] == .view else { return own }
        return own
            + end.used.compactMap { id in
                finder.counted(end.refusal, finder.controller.members[id]).map { (id, $0) }
            }
    }

    /// What keeps code that goes on later from members of another component.
    private func lifetimeRefusals(
        _ finder: RefusalFinder, _ exposure: Exposure, _ entryKinds: [Member.ID: EntryPoint.Kind]
    ) -> [Refused] {
        finder.controller.members.compactMap { member in
            guard roles[member.id] != .view else { return nil }
            return finder.lateRefusal(of: member, in: roles[member.id]) {
                crosses($0, from: member, in: finder.controller)
            }.map { (member.id, $0) }
        }
    }

    /// What keeps members together.
    private func crossingRefusals(
        _ finder: RefusalFinder, _ exposure: Exposure, _ entryKinds: [Member.ID: EntryPoint.Kind]
    ) -> [Refused] {
        let controller = finder.controller
        let inRegions = finder.lintRegions.filter { Set($0.map { roles[$0] }).count > 1 }.flatMap { region in
            let member = controller.members[region[0]]
            let refusal = Refusal(
                .declaration(.lintRegion), at: controller.unit(of: member).place(of: member.extent.lowerBound))
            return region.filter { finder.counted(refusal, controller.members[$0]) != nil }.map { ($0, refusal) }
        }
        return inRegions
            + controller.members.flatMap { member in
                finder.graph.references[member.id].flatMap { reference -> [Refused] in
                    guard let (ids, refusal) = crossingRefusal(reference, from: member, finder, exposure),
                        ids.allSatisfy({ finder.counted(refusal, controller.members[$0]) != nil })
                    else { return [] }
                    return ids.map { ($0, refusal) }
                }
            }
    }

    /// Whether a reference goes to another component than the member's own.
    func crosses(_ reference: Reference, from member: Member, in controller: Controller) -> Bool {
        let role = roles[member.id]
        switch reference.target {
        case .members where reference.form == .selector: return false
        case .members(let ids):
            return ids.contains { id in
                let target = controller.members[id]
                return roles[id] != role && target.kind != .type && !target.modifiers.isStatic
            }
        case .selfValue:
            return conformances.move(of: reference, in: member).map { $0.role != role } ?? (role == .wireframe)
        case .inherited: return role == .wireframe
        case .requested(let request): return role != .view && role != request.owner
        default: return false
        }
    }

    /// The refusal that keeps an entry point from forwarding to the member.
    private func entryRefusal(
        _ member: Member, _ kind: EntryPoint.Kind?, _ finder: RefusalFinder, _ exposure: Exposure
    ) -> Refusal? {
        guard let kind else { return nil }
        if member.modifiers.isStatic {
            return Refusal(.interface(.namedByApp(member.name, .static)), at: finder.controller.place(of: member))
        }
        if kind == .facade, let refusal = passingRefusal(member, from: .view, finder) { return refusal }
        let givesValue = member.function?.signature.returnClause.givesValue ?? true
        if givesValue, let link = finder.style.linkThatMayBeMissing(to: roles[member.id]) {
            return Refusal(
                .interface(.missingModule(member.name, link: link.name)), at: finder.controller.place(of: member))
        }
        if kind == .pinned, finder.style.route(from: .view, to: roles[member.id]).contains(where: \.leadsToLogic),
            let view = finder.entryBodies[member.id].viewHandedOn(by: member, finder.context)
        {
            return Refusal(
                .code(.takesView(view.name)),
                at: finder.controller.unit(of: member).place(of: view.range.lowerBound))
        }
        let needsForwarder = finder.style.route(from: .view, to: roles[member.id]).count > 1
        let refusal =
            exposure.refusal(of: member, movesAway: true, needsForwarder: needsForwarder)
            ?? exposure.passingRefusal(of: member)
        return refusal.map {
            Refusal(.interface(.namedByApp(member.name, $0)), at: finder.controller.place(of: member))
        }
    }

    private mutating func takeBack(_ id: Member.ID, _ refusal: Refusal, _ left: inout [Member.ID: Set<Role>]) {
        if refusals[id] == nil { refusals[id] = refusal }
        left[id, default: []].insert(roles[id])
        if roles[id] == .interactor, refusal.fallback == .presenter {
            roles[id] = .presenter
            return
        }
        roles[id] = .view
        left[id, default: []].insert(.presenter)
    }

    /// Whoever stands between two components would have to know the views that one hands the other.
    private func passingRefusal(
        _ target: Member, from: Role, _ finder: RefusalFinder
    ) -> Refusal? {
        guard let passer = finder.style.route(from: from, to: roles[target.id]).dropLast().first(where: \.leadsToLogic),
            let name = finder.context.uiNames(inSignatureOf: target, finder.graph.semantics).first
        else { return nil }
        return Refusal(.interface(.passesView(passer.to, type: name)), at: finder.controller.place(of: target))
    }

    /// The refusal that keeps a reference from crossing to another component, with the members that have to come together.
    private func crossingRefusal(
        _ reference: Reference, from member: Member, _ finder: RefusalFinder, _ exposure: Exposure
    ) -> (members: [Member.ID], refusal: Refusal)? {
        let targets = reference.memberIDs.map { finder.controller.members[$0] }
        guard let first = targets.first else { return nil }
        func refused(_ cause: InterfaceRefusal) -> ([Member.ID], Refusal) {
            let place = finder.controller.unit(of: member).place(of: reference.range.lowerBound)
            return ([member.id] + targets.map(\.id), Refusal(.interface(cause), at: place))
        }
        let owner = roles[first.id]
        if targets.contains(where: { roles[$0.id] != owner }) { return refused(.ambiguous(first.name)) }
        let from = place(of: member.id, finder)
        guard from != owner, reference.form != .selector else { return nil }
        if finder.injections.cover(reference, in: member, of: from) { return nil }
        if member.kind == .initializer, isBeforeDelegation(reference, in: member) {
            return refused(.usedBeforeSuperInit(first.name))
        }
        // Who names it names the class that has it, and that is the view controller's.
        if targets.contains(where: { $0.modifiers.isStatic }), owner != .view {
            return (targets.map(\.id), refused(.isStatic(first.name)).1)
        }
        if from == .view, first.kind == .function, finder.isHandedOn(reference) {
            return refused(.functionValue(first.name))
        }
        if first.variable?.bindingSpecifier.text == "let",
            finder.graph.semantics.runsElsewhere(reference.node)
        {
            return refused(
                finder.graph.semantics.isOfNonisolated(reference.node)
                    ? .usedByNonisolated(first.name) : .usedOnAnotherQueue(first.name))
        }
        let route = finder.style.route(from: from, to: owner)
        if route.isEmpty { return refused(.outOfReach(first.name, of: owner, from: from)) }
        if from == .view, let link = finder.style.linkThatMayBeMissing(to: owner), first.kind != .type,
            finder.graph.semantics.needsValue(reference),
            !targets.allSatisfy({ hasStandIn($0, at: reference, finder) })
        {
            return refused(.missingModule(first.name, link: link.name))
        }
        if let refusal = targets.firstResult({ passingRefusal($0, from: from, finder) }) {
            return (targets.map(\.id), refusal)
        }
        let needsForwarder = route.count > 1
        for target in targets {
            if let refusal = exposure.refusal(of: target, movesAway: owner != .view, needsForwarder: needsForwarder) {
                return refused(.needed(target.name, of: owner, refusal))
            }
            if let refusal = exposure.omission(in: reference, to: target).refusal {
                return refused(.calledWithDefault(target.name, of: owner, refusal))
            }
        }
        if exposure.isTold(reference, from: targets) { return nil }
        return refused(.calledWithDefault(first.name, of: owner, .tellsApart))
    }

    /// Tells that the value which a property is made with is right where the module isn't there: nothing of the View sets another.
    private func hasStandIn(_ target: Member, at reference: Reference, _ finder: RefusalFinder) -> Bool {
        let semantics = finder.graph.semantics
        guard let standIn = StandIn(for: target), !semantics.needsSetter(reference, of: target) else {
            return false
        }
        if case .onSelf(_, isOptional: true) = reference.form, standIn != .nothing { return false }
        return finder.graph.users[target.id, default: []].filter { roles[$0] == .view }.allSatisfy { user in
            finder.graph.references[user].allSatisfy {
                !$0.memberIDs.contains(target.id) || !semantics.needsSetter($0, of: target)
            }
        }
    }

    /// The component that has a member's own code: the View has that of a constant which it makes and hands over.
    private func place(of id: Member.ID, _ finder: RefusalFinder) -> Role {
        finder.injections.keepsCode(of: id) ? .view : roles[id]
    }

    private func isBeforeDelegation(_ reference: Reference, in member: Member) -> Bool {
        let statements = member.decl.as(InitializerDeclSyntax.self)?.body?.statements
        guard let call = statements?.first(where: \.delegatesInitialization) else { return true }
        return reference.range.lowerBound < call.range.upperBound
    }

    /// Gives what follows its users the role that they have, however long the way to those who have one by themselves. Users
    /// that aren't known yet don't count, and what only asks each other is nobody's.
    private mutating func followUsers(
        _ classification: Classification, _ finder: RefusalFinder, _ towardsView: (Role, Member.ID) -> Role
    ) {
        let followers = finder.controller.members.filter { classification.roles[$0.id] == nil }
        var unknown = Set(followers.map(\.id))
        func isKnown(_ member: Member) -> Bool {
            let users = finder.graph.users[member.id, default: []]
            return users.isSubset(of: [member.id]) || !users.isSubset(of: unknown)
        }
        // A way is no longer than there are members on it.
        for _ in followers {
            let told = followers.filter(isKnown)
            let found = told.map { towardsView(usageRole(of: $0, finder, besides: unknown), $0.id) }
            if unknown.isDisjoint(with: told.map(\.id)), found == told.map({ roles[$0.id] }) { break }
            for (member, role) in zip(told, found) { roles[member.id] = role }
            unknown.subtract(told.map(\.id))
        }
        for member in followers where unknown.contains(member.id) {
            roles[member.id] = towardsView(usageRole(of: member, finder, besides: unknown), member.id)
        }
    }

    /// The component of a property whose section doesn't tell (design, 5): services go to the Interactor, views to the
    /// View, anything else to the component that writes it, the Presenter on a tie.
    ///
    /// - Parameter unknown: the members whose own role isn't known.
    private func usageRole(of member: Member, _ finder: RefusalFinder, besides unknown: Set<Member.ID>) -> Role {
        // The initialisers only hand on what the module is assembled with, and `deinit` follows what it uses.
        let users = finder.graph.users[member.id, default: []].subtracting(unknown).filter { id in
            id != member.id && id != finder.end?.member.id
                && finder.injections.injections[member.id]?.assignments[id] == nil
        }
        if member.modifiers.isStatic {
            // Who names the type it belongs to finds it there.
            guard member.modifiers.access <= .fileprivate, !finder.graph.namesOnOthers.contains(member.name) else {
                return .view
            }
            let roles = Set(users.map { place(of: $0, finder) })
            return roles.count == 1 ? roles.first ?? .view : .view
        }
        let semantics = finder.graph.semantics
        // What the module asked of the view, it asks its own component for.
        let askers = finder.controller.rules.returned.filter { $0.name == member.name }.map(\.role)
        let others = Set(users.map { roles[$0] } + askers)
        // Who passed a screen on for the rest of the app would have to know it.
        let isKeptScreen = semantics.isScreen(member) && !leavesFacade(member, finder.graph)
        if others == [.wireframe], isKeptScreen || semantics.isGuide(member) { return .wireframe }
        if !others.isSubset(of: [.view]), semantics.isToldAsNavigation(member) { return .wireframe }
        if semantics.isView(member) || semantics.isScreen(member) { return .view }
        if member.kind != .storedProperty { return helperRole(member, others) }
        if others == [.formatter] { return .formatter }
        if semantics.isService(member) {
            return others.isSubset(of: [.view]) ? .view : .interactor
        }
        let writers = Set(
            users.filter { id in
                finder.graph.references[id].contains { reference in
                    guard reference.memberIDs.contains(member.id) else { return false }
                    return semantics.needsSetter(reference, of: member)
                }
            }.map { roles[$0] })
        // A wireframe isn't made with values, and what it writes, others read.
        func owner(_ role: Role) -> Role { role == .wireframe ? .presenter : role }
        if others.isSubset(of: [.view]) { return .view }
        if writers.count == 1, let only = writers.first, only != .view { return owner(only) }
        if writers.isEmpty, others.count == 1, let only = others.first, member.modifiers.access <= .fileprivate {
            return owner(only)
        }
        return .presenter
    }

    /// The component of what only works with what it is given: that of its callers. What nobody here calls, others call for
    /// what it does.
    private func helperRole(_ member: Member, _ callers: Set<Role>) -> Role {
        if callers.isEmpty { return (member.function?.body?.statements.count ?? 0) > 1 ? .presenter : .view }
        return callers.count == 1 ? callers.first ?? .view : .presenter
    }
}

extension Style {
    /// The view controller's link on the way to a component, if a screen may be without it.
    fileprivate func linkThatMayBeMissing(to role: Role) -> Link? {
        route(from: .view, to: role).first.flatMap { $0.mayBeMissing ? $0 : nil }
    }
}

extension Link {
    /// It ends at a component that knows no views.
    fileprivate var leadsToLogic: Bool { to == .presenter || to == .interactor }
}
