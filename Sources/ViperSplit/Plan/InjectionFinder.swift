import SwiftSyntax

/// Finds how what initialisers set gets to another component, or what is in the way.
struct InjectionFinder {
    let controller: Controller
    let graph: ReferenceGraph
    let context: AppContext
    private let initializers: [Member]

    init(controller: Controller, graph: ReferenceGraph, context: AppContext) {
        self.controller = controller
        self.graph = graph
        self.context = context
        initializers = controller.members.filter { member in
            member.decl.as(InitializerDeclSyntax.self).map { !isUnavailable($0) } ?? false
        }
    }

    /// The `#if` with initialisers in it, of which one sets the property.
    private func initializerUnderCondition(setting property: Member) -> Member? {
        controller.members.first { member in
            member.kind == .conditional && member.names.contains("init")
                && graph.references[member.id].contains { $0.memberIDs.contains(property.id) && $0.use == .assign }
        }
    }

    /// - Returns: nil if no initialiser sets the property before `super.init`.
    /// - Throws: a refusal if the property can't belong to another component.
    func injection(of member: Member) throws(Refusal) -> Injection? {
        if let hidden = initializerUnderCondition(setting: member) { throw refusal(.setUnderCondition, in: hidden) }
        var assignments: [Member.ID: Injection.Assignment] = [:]
        var unset: Member?
        var unplain: Member?
        for initializer in initializers {
            let references = graph.references[initializer.id].filter { $0.memberIDs.contains(member.id) }
            guard let call = initializer.delegation else {
                if references.contains(where: { $0.use != .read }) {
                    throw refusal(.noPlainSuperInit, in: initializer)
                }
                if isDesignatedInitializer(initializer) { unplain = initializer }
                continue
            }
            let early = references.filter { $0.range.lowerBound < call.range.upperBound }
            if member.hasObservers, references.dropFirst(early.count).contains(where: isSetDirectly) {
                throw refusal(.setWithoutObservers, in: initializer)
            }
            if !isDesignatedInitializer(initializer) { continue }
            guard let first = early.first else {
                unset = initializer
                continue
            }
            assignments[initializer.id] = try assignment(to: member, early, first, in: initializer, before: call)
        }
        if let ignored = initializers.first(where: \.isIgnored),
            !assignments.isEmpty || ignored.decl.hasToken(member.name)
        {
            throw refusal(.setInIgnored, in: ignored)
        }
        guard let some = assignments.keys.min() else { return nil }
        // Every initialiser assembles the module behind its `super.init`, with the value or without.
        if let unplain { throw refusal(.noPlainSuperInit, in: unplain) }
        let initialValue = initialValue(of: member)
        if let unset, initialValue == nil {
            throw refusal(.setInSomeInitializers, in: unset)
        }
        let initializer = controller.members[some]
        if let superclass = InheritedInitializers(of: controller.superclass, in: context).strangeSuperclass {
            throw refusal(.superclassMayUse(superclass, isAppGiven: context.isComplete), in: initializer)
        }
        if let superclass = controller.superclass, isCalledBackWhenMade(controller, context) {
            throw refusal(.superclassMayUse(superclass, isAppGiven: true), in: initializer)
        }
        guard let type = graph.semantics.writtenType(of: member) else {
            throw refusal(.unknownType, in: initializer)
        }
        return Injection(
            property: member, type: type, assignments: assignments, initialValue: initialValue,
            isEscaping: isFunction(member) || assignments.contains { isEscaping($0.value.value, in: $0.key) })
    }

    /// What only the initialisers set, or use before there is a module, or a constant whose initial value tells when it is made, if
    /// others can have it under its name.
    func keptConstant(_ member: Member) -> Injection? {
        guard isUsedEarly(member) || graph.semantics.timeDependence(of: member) != nil, isNeverSetLater(member),
            member.modifiers.attributes.isEmpty, !member.modifiers.names.contains("unowned"),
            let type = graph.semantics.writtenType(of: member),
            !type.hasPrefix("some "), !graph.namesWhatIsPrivateToItsFile(member)
        else { return nil }
        return Injection(
            property: member, type: type, assignments: [:], initialValue: nil,
            isEscaping: isFunction(member) || graph.semantics.type(of: member).map(isFunctionItself) == true)
    }

    /// An initialiser gives the property its value before `super.init`, or uses that, thus before there is a module.
    private func isUsedEarly(_ member: Member) -> Bool {
        initializers.contains { initializer in
            graph.references[initializer.id].contains {
                $0.memberIDs.contains(member.id) && isEarly($0, in: initializer)
            }
        }
    }

    private func isSetEarly(_ reference: Reference, in member: Member) -> Bool {
        reference.use == .assign && isEarly(reference, in: member)
    }

    private func isEarly(_ reference: Reference, in member: Member) -> Bool {
        guard let call = member.delegation, isDesignatedInitializer(member) else { return false }
        return reference.range.upperBound <= call.range.lowerBound && enclosingClosures(of: reference.node).isEmpty
    }

    /// A constant, or a variable that nobody sets or changes once the initialisers have called `super.init`.
    private func isNeverSetLater(_ member: Member) -> Bool {
        if member.variable?.bindingSpecifier.text == "let" { return true }
        guard member.modifiers.access <= .fileprivate, !member.hasObservers,
            !graph.namesOnOthers.contains(member.name), !isInKeyPath(member.name)
        else { return false }
        return graph.users[member.id, default: []].map { controller.members[$0] }.allSatisfy { user in
            graph.references[user.id].filter { $0.memberIDs.contains(member.id) }.allSatisfy {
                isSetEarly($0, in: user) || !graph.semantics.needsSetter($0, of: member)
            }
        }
    }

    /// Whoever has a key path may set what it leads to.
    private func isInKeyPath(_ name: String) -> Bool {
        controller.units.flatMap { nodes(KeyPathPropertyComponentSyntax.self, in: Syntax($0.tree)) }.contains {
            $0.declName.baseName.identifierText == name
        }
    }

    /// The value that a property has before anybody sets it, if it can be written anywhere.
    private func initialValue(of member: Member) -> String? {
        guard let variable = member.variable, let binding = variable.bindings.first else { return nil }
        if let value = binding.initializer?.value {
            return isPlain(value) && !value.is(DeclReferenceExprSyntax.self) ? value.trimmedText : nil
        }
        let type = binding.typeAnnotation?.type
        let isOptional =
            type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        return isOptional && variable.bindingSpecifier.text == "var" ? "nil" : nil
    }

    private func refusal(_ cause: StorageRefusal, in initializer: Member) -> Refusal {
        Refusal(.storage(cause), at: controller.place(of: initializer))
    }

    /// Code of an initialiser itself sets a property without its observers; in a closure they run.
    private func isSetDirectly(_ reference: Reference) -> Bool {
        [.assign, .mutate, .mutateInside].contains(reference.use) && enclosingClosures(of: reference.node).isEmpty
    }

    // MARK: - The assignment

    private func assignment(
        to member: Member, _ early: [Reference], _ first: Reference, in initializer: Member,
        before call: CodeBlockItemSyntax
    ) throws(Refusal) -> Injection.Assignment {
        guard early.dropFirst().allSatisfy({ $0.use == .read || $0.use.isMethodCall }),
            let statement = initializer.initializerBody.first(where: { $0.range.contains(first.range.lowerBound) }),
            let infix = statement.item.as(InfixOperatorExprSyntax.self), first.use == .assign,
            infix.operator.is(AssignmentExprSyntax.self), first.expression?.id == infix.leftOperand.id,
            !early.contains(where: { infix.rightOperand.range.contains($0.range.lowerBound) }),
            !holdsSelf(infix.rightOperand), standsAlone(statement, in: initializer),
            initializer.hasLines(of: call, in: controller)
        else {
            throw refusal(.setInParts, in: initializer)
        }
        let isReadEarly = early.count > 1
        let handing = try handing(of: infix.rightOperand, to: member, isReadEarly, after: statement, in: initializer)
        return Injection.Assignment(
            statement: statement, target: infix.leftOperand.range, value: infix.rightOperand, handing: handing,
            end: call.range.upperBound)
    }

    /// It hands `self` on, or a closure of it has it: before `super.init` there is none yet, so this was never compiled.
    private func holdsSelf(_ value: ExprSyntax) -> Bool {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(value)).contains { reference in
            guard reference.baseName.tokenKind == .keyword(.self) else { return false }
            let isBase = reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(reference).id
            return !isBase || enclosingClosures(of: Syntax(reference)).contains { value.range.contains($0.range) }
        }
    }

    private func standsAlone(_ statement: CodeBlockItemSyntax, in initializer: Member) -> Bool {
        let unit = controller.unit(of: initializer)
        let range = statement.range
        return unit.isBlank(unit.lineStart(of: range.lowerBound)..<range.lowerBound)
            && statement.semicolon == nil
    }

    private func handing(
        of value: ExprSyntax, to member: Member, _ isReadEarly: Bool, after statement: CodeBlockItemSyntax,
        in initializer: Member
    ) throws(Refusal) -> Injection.Handing {
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let binding = controller.scopes.binding(of: name.filter { $0 != "`" }, at: Syntax(value)),
            binding.isConstant || isSettled(binding, named: name, from: statement, in: initializer)
        {
            return .value(name)
        }
        if !isReadEarly, isPlain(value), !value.is(DeclReferenceExprSyntax.self) {
            return .value(value.trimmedText)
        }
        // The constant would hide a parameter of its name, or stand beside a local one.
        let hides =
            controller.scopes.binding(of: member.name, at: Syntax(statement)) != nil
            && initializer.names(member.name, behind: statement.range.upperBound)
        if hides || declaresLocally(member.name, initializer) {
            throw refusal(.hidesParameter(member.name), in: initializer)
        }
        return .constant(isAnnotated: !tellsType(value))
    }

    /// The body of an initialiser declares a name itself, before a statement or behind it: `angle = 1` and `let angle = turned(angle)`.
    private func declaresLocally(_ name: String, _ initializer: Member) -> Bool {
        let body = initializer.initializerBody
        return body.contains { statement in
            let binding = controller.scopes.binding(of: name, at: Syntax(statement))
            return statement.item.as(DeclSyntax.self)?.declaredNames.contains(name) == true
                || binding.map { binding in body.contains { $0.range.contains(binding.position) } } == true
        }
    }

    /// A local variable that keeps its value from a statement on: what sets it stands before that, and in no closure.
    private func isSettled(
        _ binding: LocalBinding, named name: String, from statement: CodeBlockItemSyntax, in initializer: Member
    ) -> Bool {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(initializer.decl)).filter { reference in
            reference.baseName.text == name
                && controller.scopes.binding(of: reference.baseName.identifierText, at: Syntax(reference))?.position
                    == binding.position
        }.allSatisfy { reference in
            let isEarly =
                reference.range.upperBound <= statement.range.lowerBound
                && enclosingClosures(of: Syntax(reference)).isEmpty
            return isEarly || !graph.semantics.mayBeChanged(ExprSyntax(reference))
        }
    }

    /// `services.store`, `Store()`: a constant needs no annotation to have the type that the value has.
    private func tellsType(_ value: ExprSyntax) -> Bool {
        if let access = value.as(MemberAccessExprSyntax.self) { return access.base != nil }
        let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression
        return callee?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }

    // MARK: - The type

    private func isFunction(_ member: Member) -> Bool {
        member.variable?.bindings.first?.typeAnnotation?.type.isFunction == true
    }

    /// It isn't an optional one, whatever its name.
    private func isFunctionItself(_ type: Type) -> Bool {
        if case .function = graph.semantics.canonical(type) { true } else { false }
    }

    private func isEscaping(_ value: ExprSyntax, in initializer: Member.ID) -> Bool {
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        let clause = controller.members[initializer].decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
        return clause?.parameters.contains {
            $0.name == name && $0.type.trimmedText.contains("@escaping")
        } == true
    }
}

extension ReferenceGraph {
    /// What a file has for itself goes along with the code that names it, and this code stays and goes.
    func namesWhatIsPrivateToItsFile(_ member: Member) -> Bool {
        let isRefused = references[member.id].contains { reference in
            if case .fileScope = reference.target { true } else { false }
        }
        return isRefused
            || member.decl.tokens(viewMode: .sourceAccurate).contains {
                names.shared.declarations[$0.identifierText] != nil
            }
    }
}

extension Member {
    /// Whether a statement has lines of its own, so that others can come before and behind it.
    fileprivate func hasLines(of statement: CodeBlockItemSyntax, in controller: Controller) -> Bool {
        let unit = controller.unit(of: self)
        return unit.isBlank(unit.lineStart(of: statement.range.lowerBound)..<statement.range.lowerBound)
    }

    /// Whether the code behind an offset names something without a base.
    fileprivate func names(_ name: String, behind offset: Int) -> Bool {
        decl.tokens(viewMode: .sourceAccurate).contains { token in
            token.range.lowerBound > offset && token.identifierText == name
                && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
                && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
        }
    }
}

extension DeclSyntax {
    fileprivate func hasToken(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }
}

extension Use {
    fileprivate var isMethodCall: Bool {
        if case .methodCall = self { return true }
        return false
    }
}
