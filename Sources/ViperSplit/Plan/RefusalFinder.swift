import SwiftSyntax

/// Finds what keeps a member's code out of a component, whatever becomes of the other members.
struct RefusalFinder {
    let controller: Controller
    let graph: ReferenceGraph
    let context: AppContext
    let style: Style
    /// What the components' own classes have already, and by full names what those above them have.
    let reservedNames: [Role: Set<String>]
    let injections: Injections
    let conformances: ConformanceMoves
    let lintRegions: [[Member.ID]]
    let end: EndOfScreen?
    let entryBodies: [Member.ID: EntryBody]
    /// The module may be assembled by the initialisers of the view controller.
    let mayAssembleWithTheScreen: Bool
    /// A cause that doesn't count.
    let pardon: Pardon?

    /// What is in the way wherever the members are that it uses.
    func refusal(of member: Member, in role: Role) -> Refusal? {
        func counted(_ refusal: Refusal?) -> Refusal? { self.counted(refusal, member) }
        return counted(declarationRefusal(member, role))
            ?? graph.references[member.id].firstResult { reference in
                counted(
                    codeCause(of: reference, in: member, role).map { refusal(.code($0), at: reference, in: member) })
            }
            ?? (member.kind == .storedProperty ? counted(storageRefusal(member, role)) : nil)
            ?? counted(lifetimeRefusal(member, role))
            ?? counted(localFunctionRefusal(member))
    }

    /// What is in the way where the member needs another component at a time when nothing may keep the screen any more.
    ///
    /// - Parameter crosses: whether a reference of the member goes to another component.
    func lateRefusal(of member: Member, in role: Role, crosses: (Reference) -> Bool) -> Refusal? {
        counted(waitingRefusal(member, role, crosses), member)
            ?? counted(reboundRefusal(member, role, crosses), member)
            ?? counted(callbackRefusal(member, role, crosses), member)
            ?? counted(endRefusal(member, role, crosses), member)
    }

    /// The refusal, unless its cause is pardoned.
    func counted(_ refusal: Refusal?, _ member: Member) -> Refusal? {
        refusal.flatMap { pardon?.covers($0.cause, member) == true ? nil : $0 }
    }

    private func refusal(_ cause: Refusal.Cause, at reference: Reference, in member: Member) -> Refusal {
        Refusal(cause, at: controller.unit(of: member).place(of: reference.range.lowerBound))
    }

    // MARK: - The declaration

    private func declarationRefusal(_ member: Member, _ role: Role) -> Refusal? {
        if let parameters = controller.declaration.genericParameterClause {
            return Refusal(
                .declaration(.genericController), at: controller.homeUnit.place(of: parameters.range.lowerBound))
        }
        return declarationCause(member, role).map { Refusal(.declaration($0), at: controller.place(of: member)) }
    }

    private func declarationCause(_ member: Member, _ role: Role) -> DeclarationRefusal? {
        if let subclass = context.subclass(of: controller.name, overriding: member.name) {
            return .overridden(by: subclass)
        }
        if mayBeOverriddenOutOfSight(member) { return .overridable }
        if member.sharesLine { return .sharedLine }
        if let ext = controller.bodies[member.body].decl.as(ExtensionDeclSyntax.self),
            ext.attributes.contains(where: { !$0.says("objc") }) || ext.genericWhereClause != nil
        {
            return .conditionalExtension
        }
        let known: Set = [
            "objc", "IBAction", "discardableResult", "available", "MainActor", "inlinable", "inline", "nonobjc",
            "Sendable",
        ]
        if let attribute = member.modifiers.attributes.first(where: { !known.contains($0) }) {
            return .attribute(attribute)
        }
        if member.modifiers.access == .open { return .open }
        if let modifier = ["dynamic", "nonisolated", "required", "distributed"].first(
            where: member.modifiers.names.contains)
        {
            return .modifier(modifier)
        }
        // The class above holds the value, and hears of what is set: `override var text: String? { didSet { ... } }`.
        if member.kind == .storedProperty, member.modifiers.isOverride { return .modifier("override") }
        if style.type(of: role).isEmpty { return .noComponent(role) }
        if let name = (member.names + [member.fullName]).first(where: reservedNames[role, default: []].contains) {
            return .reservedName(name)
        }
        if let variable = member.decl.as(VariableDeclSyntax.self),
            variable.bindings.count != 1
                || !variable.bindings.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) })
        {
            return .severalNames
        }
        return nil
    }

    /// Whether a class that nobody has shown may override a member that the controller itself uses: what is used through the
    /// Presenter would miss that, where what only others use goes through the view controller still.
    private func mayBeOverriddenOutOfSight(_ member: Member) -> Bool {
        guard graph.semantics.mayHaveSubclassesOutOfSight, member.modifiers.access.crossesFiles,
            !member.modifiers.isStatic,
            !member.modifiers.names.contains("final"), !graph.users[member.id, default: []].isEmpty
        else { return false }
        // Swift lets only Objective-C's members of an extension be overridden.
        return !controller.bodies[member.body].isExtension || member.modifiers.isKnownToObjectiveC
    }

    // MARK: - The code

    private func codeCause(of reference: Reference, in member: Member, _ role: Role) -> CodeRefusal? {
        switch reference.target {
        case .members(let ids):
            guard role == .interactor else { return nil }
            let view = ids.map { controller.members[$0] }.first { graph.semantics.isView($0) }
            return view.map { .usesView($0.name) }
        case .inherited(let name):
            return role == .wireframe ? nil : .inherited(name, navigates: Platform.sdk.navigationMembers.contains(name))
        case .unknown(let name): return .unknownName(name, isAppGiven: context.isComplete)
        case .inheritedType: return nil
        case .fileScope(let name): return .filePrivate(graph.names.privateName(name))
        case .selfValue:
            if let move = conformances.move(of: reference, in: member) {
                let isOfPresenter = role == .interactor && move.role == .presenter
                return !isOfPresenter || style.surelyKnows(.presenter, from: role) ? nil : .handsOnPresenter
            }
            if role == .wireframe, reference.receiver?.isOptional == false { return nil }
            return .handsOnSelf
        case .superclass: return .callsSuper
        case .selfType: return .namesSelfType(controller.name)
        case .ownSelector: return role == .wireframe ? nil : .selector
        case .requested(let request): return reaches(request, from: role) ? nil : .asksModule(request)
        case .unsupported(let form): return .unsupported(form)
        }
    }

    /// Whether a component has what the view controller asks the module for, or asks who has it already.
    private func reaches(_ request: ModuleRequest, from role: Role) -> Bool {
        let route = style.route(from: role, to: request.owner)
        guard let link = route.first, route.count == 1 else { return role == request.owner }
        let interface = link.interface.flatMap(context.type)?.as(ProtocolDeclSyntax.self)
        return interface?.memberBlock.members.contains { $0.decl.declaredNames.contains(request.name) } == true
    }

    // MARK: - Storage

    private func storageRefusal(_ member: Member, _ role: Role) -> Refusal? {
        let injection = injections.injections[member.id]
        if injection == nil, let refusal = injections.refusals[member.id] { return refusal }
        if role == .wireframe, injection != nil, !graph.semantics.isToldAsNavigation(member) {
            return Refusal(.storage(.setInWireframe), at: controller.place(of: member))
        }
        return mayAssembleWithTheScreen || injection != nil ? nil : timeRefusal(of: member)
    }

    /// What is in the way of a property whose value tells when it is made.
    private func timeRefusal(of member: Member) -> Refusal? {
        graph.semantics.timeDependence(of: member).map { late in
            Refusal(
                .storage(.dependsOnTime(late.trimmedText, isAppGiven: context.isComplete)),
                at: controller.place(of: member))
        }
    }

    /// What is in the way of handing over a constant that the view controller keeps: nobody but itself uses it.
    func keptRefusal(of member: Member, _ roles: [Role]) -> Refusal? {
        guard injections.keepsCode(of: member.id),
            graph.users[member.id, default: []].allSatisfy({ roles[$0] == .view || $0 == member.id })
        else { return nil }
        return injections.refusals[member.id] ?? timeRefusal(of: member)
    }

    // MARK: - Lifetime

    private func lifetimeRefusal(_ member: Member, _ role: Role) -> Refusal? {
        let references = graph.references[member.id]
        if role == .interactor, let closure = graph.semantics.closuresHoldingSelf(references).first {
            return Refusal(
                .lifetime(.closureKeepsScreen), at: controller.unit(of: member).place(of: closure.range.lowerBound))
        }
        return references.first { isHandedOn($0) }.map { refusal(.lifetime(.functionValue), at: $0, in: member) }
    }

    /// Code that waits, and afterwards needs a screen that nothing has kept.
    private func waitingRefusal(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Refusal? {
        guard member.awaits else { return nil }
        for reference in graph.references[member.id] where crosses(reference) {
            for frame in Suspension.frames(before: reference, in: member) where !isHeld(reference, in: frame, role) {
                return refusal(.lifetime(.waits), at: reference, in: member)
            }
        }
        return nil
    }

    /// A closure that does nothing where there is no screen, and is kept by what is called when that ends: the component is
    /// there still.
    private func endRefusal(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Refusal? {
        guard let end, end.mayCallBack, role != .interactor else { return nil }
        return graph.references[member.id].first { reference in
            reference.receiver?.strength == .weak && crosses(reference)
                && enclosingClosures(of: reference.node).contains { isKept($0, by: end, in: member) }
        }.map { refusal(.lifetime(.runInDeinit(end.member.name)), at: $0, in: member) }
    }

    /// `feed?.onChange = { ... }`, `feed.load { ... }`: the closure is given to a member that is used at the end.
    private func isKept(_ closure: ClosureExprSyntax, by end: EndOfScreen, in member: Member) -> Bool {
        let assignment = closure.parent?.as(InfixOperatorExprSyntax.self).flatMap { isAssignment($0) ? $0 : nil }
        guard let keeper = closure.argument?.call.calledExpression ?? assignment?.leftOperand else { return false }
        return graph.references[member.id].contains { reference in
            keeper.range.contains(reference.range.lowerBound) && !end.used.isDisjoint(with: reference.memberIDs)
        }
    }

    /// A closure that bound `self` again held the screen; the interactor's doesn't, and the screen may be dropped.
    private func reboundRefusal(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Refusal? {
        guard role == .interactor else { return nil }
        for reference in graph.references[member.id] where crosses(reference) {
            guard let binding = reference.receiver?.binding, reference.receiver?.strength == .strong,
                graph.semantics.mayRelease(before: reference.node, since: binding, in: Syntax(member.decl))
            else { continue }
            return refusal(.lifetime(.boundSelfKeepsScreen), at: reference, in: member)
        }
        return nil
    }

    /// A callback enters the method, and in the interactor nothing keeps the screen until it is done.
    private func callbackRefusal(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Refusal? {
        guard role == .interactor, conformances.move(with: member.id) != nil, let body = member.function?.body else {
            return nil
        }
        let late = graph.references[member.id].first { reference in
            crosses(reference)
                && graph.semantics.mayRelease(before: reference.node, since: body.range.lowerBound, in: Syntax(body))
        }
        return late.map { refusal(.lifetime(.callMayLetGo), at: $0, in: member) }
    }

    /// A local function that is kept for later holds `self`, and with it the screen.
    private func localFunctionRefusal(_ member: Member) -> Refusal? {
        let visitor = LocalFunctionVisitor(viewMode: .sourceAccurate)
        visitor.walk(member.decl)
        let users = visitor.functions.filter { function in
            graph.references[member.id].contains { function.range.contains($0.range.lowerBound) && $0.receiver != nil }
        }
        let names = Set(users.map(\.name.identifierText))
        let kept = visitor.references.first { reference in
            guard names.contains(reference.baseName.identifierText) else { return false }
            let isCalled =
                reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(reference).id
            return !isCalled || enclosingClosures(of: Syntax(reference)).contains { graph.semantics.mayEscape($0) }
        }
        return kept.map { reference in
            Refusal(
                .lifetime(.localFunctionKeepsScreen(reference.baseName.text)),
                at: controller.unit(of: member).place(of: reference.range.lowerBound))
        }
    }

    private func isHeld(_ reference: Reference, in frame: Suspension.Frame, _ role: Role) -> Bool {
        switch frame {
        // The interactor doesn't know the view, and a getter has no statement to keep it in.
        case .body: return role != .interactor && reference.node.isInFunctionBody
        case .closure(let offset):
            guard let receiver = reference.receiver, receiver.strength == .strong else { return true }
            return receiver.strongClosures.contains(offset) || role != .interactor && receiver.binding != nil
        }
    }

    /// A method that is named, but not called.
    func isHandedOn(_ reference: Reference) -> Bool {
        guard reference.form != .selector, let id = reference.memberIDs.first, controller.members[id].kind == .function
        else { return false }
        if case .call = reference.use { return false }
        return true
    }
}

extension Syntax {
    /// The code is that of a function, not of an accessor or an initial value.
    fileprivate var isInFunctionBody: Bool {
        sequence(first: self, next: \.parent).first { $0.parent?.is(MemberBlockItemSyntax.self) == true }?.is(
            FunctionDeclSyntax.self) == true
    }
}

private final class LocalFunctionVisitor: SyntaxVisitor {
    var functions: [FunctionDeclSyntax] = []
    var references: [DeclReferenceExprSyntax] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(MemberBlockItemSyntax.self) != true { functions.append(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        references.append(node)
        return .visitChildren
    }
}
