import SwiftSyntax

/// Why a member has to stay in the view controller, and where the reason stands.
struct Blocker: Hashable, Error {
    /// The rule's name in findings.
    let rule: String
    /// What stands in the way; goes on where "`name` stays in the View:" ends.
    let reason: String
    /// What the developer can do about it.
    let advice: String
    /// The file and the UTF-8 offset of what is in the way.
    let unit: Int
    let offset: Int
}

/// Finds what keeps a member's code out of a component, whatever becomes of the other members.
struct BlockerFinder {
    let controller: Controller
    let graph: ReferenceGraph
    let context: AppContext
    let style: Style
    let injections: Injections
    let conformances: ConformanceMoves
    let lintRegions: [[Member.ID]]
    let end: EndOfScreen?
    let entryBodies: [Member.ID: EntryBody]
    /// The module may be assembled by the initialisers of the view controller.
    let mayAssembleWithTheScreen: Bool

    /// - Parameter crosses: whether a reference of the member goes to another component.
    func blocker(of member: Member, in role: Role, crosses: (Reference) -> Bool) -> Blocker? {
        shapeBlocker(member, role)
            ?? graph.references[member.id].firstResult { blocker(of: $0, in: member, role) }
            ?? (member.kind == .storedProperty ? storageBlocker(member, role) : nil)
            ?? lifetimeBlocker(member, role)
            ?? waitingBlocker(member, role, crosses)
            ?? reboundBlocker(member, role, crosses)
            ?? callbackBlocker(member, role, crosses)
            ?? localFunctionBlocker(member)
    }

    // MARK: - The declaration

    private func shapeBlocker(_ member: Member, _ role: Role) -> Blocker? {
        if let parameters = controller.declaration.genericParameterClause {
            return Blocker(
                rule: "generic-controller", reason: "the view controller is generic",
                advice: "split a subclass that isn't", unit: controller.home, offset: parameters.range.lowerBound)
        }
        if let subclass = context.subclass(of: controller.name, overriding: member.name) {
            return Blocker(
                rule: "overridden", reason: "`\(subclass)` overrides it", advice: "move it by hand, with the subclass",
                unit: member.unit, offset: member.declRange.lowerBound)
        }
        func blocked(_ rule: String, _ reason: String, _ advice: String) -> Blocker {
            Blocker(rule: rule, reason: reason, advice: advice, unit: member.unit, offset: member.declRange.lowerBound)
        }
        if member.sharesLine {
            return blocked("shared-line", "it shares a line with other code", "put it on a line of its own")
        }
        if let ext = controller.bodies[member.body].decl.as(ExtensionDeclSyntax.self),
            !ext.attributes.isEmpty || ext.genericWhereClause != nil
        {
            return blocked(
                "conditional-extension", "its extension has attributes or a `where` clause",
                "move it to a plain extension")
        }
        let known: Set = [
            "objc", "IBAction", "discardableResult", "available", "MainActor", "inlinable", "inline", "nonobjc",
            "Sendable",
        ]
        if let attribute = member.modifiers.attributes.first(where: { !known.contains($0) }) {
            return blocked("attribute", "it has the attribute `@\(attribute)`", "move it by hand")
        }
        if member.modifiers.access == .open {
            return blocked("open", "it is `open`, so other modules may override it", "make it `public`")
        }
        if let modifier = ["dynamic", "nonisolated", "required", "distributed"].first(
            where: member.modifiers.names.contains)
        {
            return blocked("modifier", "it is `\(modifier)`", "move it by hand")
        }
        if let name = member.names.first(where: style.reservedNames(of: role).contains) {
            return blocked("reserved-name", "the module's own `\(name)` would have the same name", "rename it")
        }
        if let variable = member.decl.as(VariableDeclSyntax.self),
            variable.bindings.count != 1
                || !variable.bindings.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) })
        {
            return blocked("several-names", "it declares several properties at once", "declare each on its own")
        }
        return nil
    }

    // MARK: - The code

    private func blocker(of reference: Reference, in member: Member, _ role: Role) -> Blocker? {
        func blocked(_ rule: String, _ reason: String, _ advice: String) -> Blocker {
            Blocker(rule: rule, reason: reason, advice: advice, unit: member.unit, offset: reference.range.lowerBound)
        }
        switch reference.target {
        case .members(let ids):
            guard role == .interactor,
                let view = ids.map({ controller.members[$0] }).first(where: { $0.isView(in: controller, context) })
            else { return nil }
            return blocked(
                "view-in-interactor", "it uses the view `\(view.name)`",
                "put that into a method of the View and call it")
        case .inherited(let name):
            guard role != .wireframe else { return nil }
            return blocked(
                "inherited-member", "it uses `\(name)` of the view controller",
                "put that into a method of the \(navigationMembers.contains(name) ? "Wireframe" : "View") and call it")
        case .unknown(let name):
            return blocked(
                "unknown-name", "`\(name)` isn't declared in the given files, and may be inherited",
                context.isComplete ? "put that into a method of the View and call it" : "give `--context`")
        case .fileScope(let name):
            return blocked("file-private", "it uses the file's own `\(name)`", "make `\(name)` internal")
        case .selfValue:
            if conformances.move(of: reference, in: member) != nil { return nil }
            if role == .wireframe, reference.receiver?.isOptional == false { return nil }
            return blocked("self-passed", "it hands on `self`", "hand it on from a method of the View or the Wireframe")
        case .superclass:
            return blocked("super", "it calls `super`", "keep that call in the View and move the rest to a method")
        case .selfType:
            return blocked("self-type", "it names `Self`", "write `\(controller.name)`")
        case .ownSelector:
            if role == .wireframe { return nil }
            return blocked(
                "unsupported-form", "it uses `#selector`", "keep that in a method of the View or the Wireframe")
        case .unsupported(let form):
            return blocked("unsupported-form", "it uses \(form)", "keep that in a method of the View")
        }
    }

    // MARK: - Storage

    private func storageBlocker(_ member: Member, _ role: Role) -> Blocker? {
        guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
        func blocked(_ rule: String, _ reason: String, _ advice: String) -> Blocker {
            Blocker(rule: rule, reason: reason, advice: advice, unit: member.unit, offset: member.declRange.lowerBound)
        }
        if let blocker = injections.blockers[member.id] { return blocker }
        if role == .wireframe, injections.injections[member.id] != nil {
            return blocked(
                "set-in-init", "an initialiser sets it, and a wireframe isn't made with values",
                "move it to the Presenter")
        }
        let timing = Timing(controller: controller, context: context)
        if !mayAssembleWithTheScreen, member.dependsOnTime(timing), let value = binding.initializer?.value,
            let late = timing.dependence(of: value)
        {
            return blocked(
                "initial-value", "`\(late)` is evaluated when the view controller is made, the module only later",
                context.isComplete ? "make it lazy" : "make it lazy, or give `--context`")
        }
        return nil
    }

    // MARK: - Lifetime

    private func lifetimeBlocker(_ member: Member, _ role: Role) -> Blocker? {
        let references = graph.references[member.id]
        func blocked(_ rule: String, _ reason: String, _ advice: String, at offset: Int) -> Blocker {
            Blocker(rule: rule, reason: reason, advice: advice, unit: member.unit, offset: offset)
        }
        if role == .interactor, let closure = member.closuresHoldingSelf(references, in: controller).first {
            return blocked(
                "keeps-screen", "a closure keeps the screen alive until it has run", "capture `[weak self]`",
                at: closure.range.lowerBound)
        }
        if let value = references.first(where: { isHandedOn($0) }) {
            return blocked(
                "function-value", "it hands on a method as a value, which keeps the screen alive", "hand on a closure",
                at: value.range.lowerBound)
        }
        return nil
    }

    /// Code that waits, and afterwards needs a screen that nothing has kept.
    private func waitingBlocker(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Blocker? {
        guard member.awaits else { return nil }
        for reference in graph.references[member.id] where crosses(reference) {
            for frame in Suspension.frames(before: reference, in: member) where !isHeld(reference, in: frame, role) {
                return Blocker(
                    rule: "waits", reason: "after waiting it needs the screen, which may be gone",
                    advice: "keep what follows the `await` in a method of the View", unit: member.unit,
                    offset: reference.range.lowerBound)
            }
        }
        return nil
    }

    /// A closure that bound `self` again held the screen; the interactor's doesn't, and the screen may be dropped.
    private func reboundBlocker(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Blocker? {
        guard role == .interactor else { return nil }
        for reference in graph.references[member.id] where crosses(reference) {
            guard let binding = reference.receiver?.binding, reference.receiver?.strength == .strong,
                graph.lettingGo.isPossible(before: reference.node, since: binding, in: Syntax(member.decl))
            else { continue }
            return Blocker(
                rule: "keeps-screen", reason: "a closure keeps the screen alive, which a call before this may let go",
                advice: "make this the first that the closure does", unit: member.unit,
                offset: reference.range.lowerBound)
        }
        return nil
    }

    /// A callback enters the method, and in the interactor nothing keeps the screen until it is done.
    private func callbackBlocker(_ member: Member, _ role: Role, _ crosses: (Reference) -> Bool) -> Blocker? {
        guard role == .interactor, conformances.move(with: member.id) != nil, let body = member.function?.body else {
            return nil
        }
        let late = graph.references[member.id].first { reference in
            crosses(reference)
                && graph.lettingGo.isPossible(before: reference.node, since: body.range.lowerBound, in: Syntax(body))
        }
        return late.map {
            Blocker(
                rule: "keeps-screen", reason: "a call before this may let the screen go", advice: "do this first",
                unit: member.unit, offset: $0.range.lowerBound)
        }
    }

    /// A local function that is kept for later holds `self`, and with it the screen.
    private func localFunctionBlocker(_ member: Member) -> Blocker? {
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
            return !isCalled || enclosingClosures(of: Syntax(reference)).contains { mayEscape($0, in: controller) }
        }
        return kept.map { reference in
            Blocker(
                rule: "keeps-screen", reason: "the local function `\(reference.baseName.text)` keeps the screen alive",
                advice: "make it a method", unit: member.unit, offset: reference.range.lowerBound)
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
