import SwiftSyntax

/// Collects what the code of one member says of the view controller.
final class ReferenceVisitor: SyntaxVisitor {
    private let semantics: Semantics
    private let names: NameTable
    /// The place of the member's file in `Controller.units`.
    private let unit: Int
    private var controller: Controller { semantics.controller }
    private var scopes: Scopes { controller.scopes }
    private(set) var references: [Reference] = []
    /// The bare names that every file may write: of Swift, of libraries, of the app.
    private(set) var globals: Set<String> = []
    /// The names declared by the nested and local types around the code that is visited, innermost last: their `self`
    /// isn't the view controller, and what they declare hides its members.
    private var innerTypes: [Set<String>] = []

    init(_ member: Member, semantics: Semantics, names: NameTable) {
        self.semantics = semantics
        self.names = names
        unit = member.unit
        super.init(viewMode: .sourceAccurate)
        walk(member.decl)
    }

    // MARK: - Types within

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { innerTypes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { innerTypes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { innerTypes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { innerTypes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { innerTypes.removeLast() }

    private func enter(_ type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        innerTypes.append(Set(type.memberBlock.members.flatMap { MemberShape($0.decl).names }))
        return .visitChildren
    }

    /// An instance of the view controller is at hand as `self`.
    private var isOnController: Bool { innerTypes.isEmpty }

    private func isHiddenByInnerType(_ name: String) -> Bool { innerTypes.contains { $0.contains(name) } }

    // MARK: - Names in expressions

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isBehindNothing { return .skipChildren }
        let name = node.baseName.identifierText
        if node.moduleSelector != nil {
            visitOfModule(node, name: name)
        } else if node.baseName.tokenKind == .keyword(.Self) {
            if isOnController { visitOwnType(node) }
        } else if isOnController, scopes.isSelf(ExprSyntax(node)) {
            visitSelf(node, alias: name)
        } else if name == controller.name, controller.members(named: name).isEmpty {
            visitOwnType(node)
        } else {
            visitBare(node, name: name)
        }
        return .visitChildren
    }

    /// `self` or a local name for it: what matters is the member that follows.
    private func visitSelf(_ node: DeclReferenceExprSyntax, alias: String) {
        if isRebinding(node) { return }
        var base = Syntax(node)
        var isOptional = false
        while let parent = base.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            isOptional = isOptional || parent.is(OptionalChainingExprSyntax.self)
            base = parent
        }
        let receiver = scopes.selfBinding(of: alias, at: Syntax(node))
        let access = base.parent?.as(MemberAccessExprSyntax.self).flatMap {
            $0.base.map(Syntax.init) == base ? $0 : nil
        }
        let own = access.flatMap { target(ofMember: $0.declName.baseName.identifierText, at: Syntax($0)) }
        // `self.map { $0.reload() }`: asked is the optional.
        let isAsked = receiver.isOptional && base == Syntax(node) && own == nil
        if !isAsked, let access, access.declName.baseName.text != "self" {
            let name = access.declName.baseName
            let target = own ?? .inherited(name.identifierText)
            let form = Reference.Form.onSelf(
                base: base.range.lowerBound..<access.period.range.upperBound, isOptional: isOptional)
            add(target, form, name.range, Syntax(access), receiver)
        } else if base.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == base.id {
            add(target(ofMember: "subscript", at: base) ?? .inherited("subscript"), .value, node.range, base, receiver)
        } else {
            add(.selfValue, .value, node.range, base, receiver)
        }
    }

    /// `Self` or the class's own name, with a static member behind it or not.
    private func visitOwnType(_ node: DeclReferenceExprSyntax) {
        let isSelf = node.baseName.tokenKind == .keyword(.Self)
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id else {
            if isSelf {
                add(.selfType, .value, node.range, Syntax(node), nil)
            } else if isMadeByPrivateInitializer(node) {
                add(.fileScope("init"), .value, node.range, Syntax(node), nil)
            }
            return
        }
        let name = access.declName.baseName
        guard let target = target(ofMember: name.identifierText, at: Syntax(access)) else {
            if isSelf { add(.selfType, .value, node.range, Syntax(node), nil) }
            return
        }
        add(target, .onType(base: node.range), name.range, Syntax(access), nil)
    }

    /// `EditorViewController(note: note)`, where only the file may call the initialiser.
    private func isMadeByPrivateInitializer(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(node).id
        else { return false }
        let fitting = controller.members(named: "init").filter { member in
            member.decl.as(InitializerDeclSyntax.self).map {
                match(call.allArguments.map(\.shape), with: $0.signature.parameterClause.callParameters) != nil
            } ?? false
        }
        return !fitting.isEmpty && !fitting.contains { $0.modifiers.access.crossesFiles }
    }

    /// `App::limit` is what a module has at its top, whatever is nearer by that name.
    private func visitOfModule(_ node: DeclReferenceExprSyntax, name: String) {
        guard let target = names.meaning(ofType: name, in: unit) else { return }
        add(target, .bare, node.baseName.range, Syntax(node), nil)
    }

    private func visitBare(_ node: DeclReferenceExprSyntax, name: String) {
        guard node.baseName.tokenKind.isName, !isHiddenByInnerType(name), !isLocal(name, at: Syntax(node)) else {
            return
        }
        guard let target = target(ofBare: name, at: Syntax(node)) else {
            globals.insert(name)
            return
        }
        guard isOnController || isReachableFromInnerTypes(target) else { return }
        let receiver = isOfNoInstance(target) ? nil : scopes.selfBinding(at: Syntax(node))
        add(target, .bare, node.baseName.range, Syntax(node), receiver)
    }

    /// A nested type, or what the file has for itself, is named without `self`.
    private func isOfNoInstance(_ target: Reference.Target) -> Bool {
        switch target {
        case .members(let ids): ids.allSatisfy { controller.members[$0].kind == .type }
        case .fileScope, .inheritedType: true
        default: false
        }
    }

    /// `_stars` and `$stars`: the wrapper of a property, and what it projects.
    private func wrappedMember(_ name: String) -> Reference.Target? {
        guard let first = name.first, first == "_" || first == "$",
            controller.members(named: String(name.dropFirst())).contains(where: { !$0.modifiers.attributes.isEmpty })
        else { return nil }
        return .unsupported(.wrapper(name))
    }

    /// Code of a nested or local type names types and statics of the view controller, but no instance members.
    private func isReachableFromInnerTypes(_ target: Reference.Target) -> Bool {
        switch target {
        case .members(let ids):
            ids.contains { controller.members[$0].kind == .type || controller.members[$0].modifiers.isStatic }
        case .fileScope, .inheritedType, .unsupported: true
        default: false
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.identifierText
        let isOnSelf = isOnController && node.base.map(scopes.isSelf) == true
        if !isOnSelf, names.isFilePrivateMember(name, in: unit) || isPrivateOfOther(node) {
            add(.fileScope(name), .value, node.declName.range, Syntax(node), nil)
        }
        if let base = node.base, isOtherNameOfClass(base), let target = target(ofMember: name, at: Syntax(node)) {
            add(target, .onType(base: base.range), node.declName.baseName.range, Syntax(node), nil)
            // The class of an instance may be one below, which only that instance tells.
            return base.is(FunctionCallExprSyntax.self) ? .visitChildren : .skipChildren
        }
        return .visitChildren
    }

    /// `type(of: self)`, or an alias of the controller's class.
    private func isOtherNameOfClass(_ base: ExprSyntax) -> Bool {
        guard let name = base.bareName else {
            return base.is(FunctionCallExprSyntax.self) && semantics.namesOwnClass(base)
        }
        return name != controller.name && name != "Self" && semantics.namesOwnClass(base)
    }

    /// `next.items` of another instance of the view controller, which only the file may name.
    private func isPrivateOfOther(_ access: MemberAccessExprSyntax) -> Bool {
        let named = controller.members(named: access.declName.baseName.identifierText)
        let isWrite = use(of: Syntax(access)).isWrite
        let isPrivate = named.map(\.modifiers).contains { modifiers in
            !((isWrite ? modifiers.setterAccess : nil) ?? modifiers.access).crossesFiles
        }
        guard isPrivate, let base = access.base else { return false }
        return !scopes.isSelf(base) && !base.is(SuperExprSyntax.self) && semantics.typeNamed(by: base) == nil
            && semantics.isController(base) == true
    }

    /// What is compiled in is decided by names that are no code.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        // What stands in the compiler's own attributes is no code; a property wrapper's arguments are.
        node.attributeName.trimmedText.first?.isUppercase == true ? .visitChildren : .skipChildren
    }

    // MARK: - Names in other places

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        // `[items]` captures the member's value; `[items = x]` only names a local.
        guard node.initializer == nil, let closure = enclosingClosures(of: Syntax(node)).last else {
            return .visitChildren
        }
        let name = node.name.identifierText
        let outside = closure.parent ?? Syntax(closure)
        guard isOnController, name != "self", !isLocal(name, at: outside),
            let target = target(ofBare: name, at: outside)
        else { return .visitChildren }
        add(target, .capture, node.name.range, Syntax(node), scopes.selfBinding(at: outside))
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
            return .visitChildren
        }
        let name = pattern.identifier.identifierText
        guard isOnController, name != "self", !isLocal(name, at: Syntax(node)),
            let target = target(ofBare: name, at: Syntax(node))
        else { return .visitChildren }
        add(target, .binding, pattern.identifier.range, Syntax(node), scopes.selfBinding(at: Syntax(node)))
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.identifierText
        if isHiddenByInnerType(name) { return .visitChildren }
        if node.name.tokenKind == .keyword(.Self) {
            if isOnController { add(.selfType, .typeName, node.name.range, Syntax(node), nil) }
        } else if !isLocal(name, at: Syntax(node)), let target = target(ofMember: name, at: Syntax(node)) {
            add(target, .typeName, node.name.range, Syntax(node), nil)
        } else if !isLocal(name, at: Syntax(node)), let target = inheritedType(name) {
            add(target, .typeName, node.name.range, Syntax(node), nil)
        } else if let target = names.meaning(ofType: name, in: unit) {
            add(target, .typeName, node.name.range, Syntax(node), nil)
        }
        return .visitChildren
    }

    /// `Self.Row`, `NotesViewController.Row`
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self),
            isOnController && base.name.tokenKind == .keyword(.Self) || base.name.text == controller.name,
            let target = target(ofMember: node.name.identifierText, at: Syntax(node))
        else { return .visitChildren }
        add(target, .onType(base: base.range), node.name.range, Syntax(node), nil)
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        guard isOnController else { return .skipChildren }
        add(.superclass, .value, node.range, Syntax(node), scopes.selfBinding(at: Syntax(node)))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector", "keyPath":
            let visitor = SelectorNameVisitor(viewMode: .sourceAccurate)
            visitor.walk(node.arguments)
            let isOnSelf = node.selectedOnSelf(scopes) != nil
            for name in visitor.names {
                let inherited = isOnSelf ? Reference.Target.inherited(name.identifierText) : nil
                guard let target = target(ofMember: name.identifierText, at: Syntax(node)) ?? inherited else {
                    continue
                }
                add(target, .selector, name.range, Syntax(node), nil)
            }
            if let type = node.typeOfSelector, type != controller.name, type != "Self" { return .visitChildren }
            let isOwn = node.namesOwnMethod(of: controller)
            add(
                isOwn ? .ownSelector : .unsupported(.macro(node.macroName.text)), .value, node.range, Syntax(node), nil)
            return .skipChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        guard let component = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
            isRootedHere(node),
            let target = target(ofMember: component.declName.baseName.identifierText, at: Syntax(node))
        else { return .visitChildren }
        add(target, .selector, component.declName.baseName.range, Syntax(node), nil)
        add(.unsupported(.keyPath), .value, node.range, Syntax(node), nil)
        return .skipChildren
    }

    // MARK: - Meaning

    /// What a name means that stands for itself and isn't local.
    private func target(ofBare name: String, at node: Syntax) -> Reference.Target? {
        target(ofMember: name, at: node) ?? inheritedType(name) ?? wrappedMember(name)
            ?? names.meaning(ofBare: name, in: unit)
    }

    private func inheritedType(_ name: String) -> Reference.Target? {
        switch semantics.inheritedType(named: name) {
        case .ofEveryFile: .inheritedType(name)
        case .ofOneFile: .fileScope(name)
        case nil: nil
        }
    }

    private func add(
        _ target: Reference.Target, _ form: Reference.Form, _ range: Range<Int>, _ node: Syntax,
        _ receiver: SelfBinding?
    ) {
        // What only the file may name is of the file, too.
        if case .inherited(let name) = target, names.isFilePrivate(inherited: name, at: node, in: unit) {
            add(.fileScope(name), .value, range, node, nil)
        }
        let request = node.as(ExprSyntax.self).flatMap { controller.rules.links.request(at: $0, scopes) }
        references.append(
            Reference(
                target: request.map { .requested($0) } ?? target, form: form, range: range,
                use: form == .capture || form == .binding ? .read : use(of: node),
                node: node, receiver: receiver))
    }

    private func isLocal(_ name: String, at node: Syntax) -> Bool {
        scopes.binding(of: name, at: node) != nil
    }

    /// `guard let strongSelf = self`, `[weak vc = self]`: the alias says it all.
    private func isRebinding(_ node: DeclReferenceExprSyntax) -> Bool {
        if node.parent?.is(ClosureCaptureSyntax.self) == true { return true }
        guard let initializer = node.parent?.as(InitializerClauseSyntax.self), let owner = initializer.parent else {
            return false
        }
        if owner.is(ClosureCaptureSyntax.self) { return true }
        let pattern =
            owner.as(OptionalBindingConditionSyntax.self)?.pattern ?? owner.as(PatternBindingSyntax.self)?.pattern
        return pattern?.as(IdentifierPatternSyntax.self).map(scopes.isNameOfSelf) ?? false
    }

    private func isRootedHere(_ node: KeyPathExprSyntax) -> Bool {
        if let root = node.root?.trimmedText { return root == controller.name || root == "Self" }
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
            let call = node.parent?.parent?.parent?.as(SubscriptCallExprSyntax.self)
            return call.map { scopes.isSelf($0.calledExpression) } == true
        }
        let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return receiver.map(scopes.isSelf) == true || call.arguments.contains { scopes.isSelf($0.expression) }
    }

    /// The own members of a name, narrowed by the labels of the call.
    ///
    /// What is called otherwise than every method of the name is another's: of a class above that nobody has looked at.
    private func target(ofMember name: String, at node: Syntax) -> Reference.Target? {
        // An instance isn't asked for types.
        let isOfInstance = node.as(MemberAccessExprSyntax.self)?.base.map(scopes.isSelf) == true
        let members = controller.members(named: name).filter { $0.kind != .type || !isOfInstance }
        guard !members.isEmpty else { return nil }
        let use = use(of: node)
        let isCall = use.isCall
        let properties = members.filter { !$0.declaresOnlyMethods(named: name) }
        // What is only there so that the Presenter can read what is inherited isn't set.
        if use.isWrite, !properties.isEmpty, properties.allSatisfy(controller.standsForInherited) {
            return .inherited(name)
        }
        if !isCall, !properties.isEmpty { return .members(properties.map(\.id)) }
        // What is called by a name that a property has, too, is the method whose labels fit.
        let methods = members.filter { $0.kind == .function && fits($0.decl, node) }
        // What holds no function isn't what is called, if there is another of the name.
        let mayBeMeant = members.filter { !isCall || !names.isInherited(name) || !$0.holdsNoFunction }
        let fitting = methods.isEmpty ? mayBeMeant.filter { fits($0.decl, node) } : methods
        // A selector names a method, and one that is overridden is the own one.
        if !isCall, !node.is(MacroExpansionExprSyntax.self), names.isInherited(name) {
            let asked = fitting.filter { semantics.isAskedFor($0, at: node) }
            return asked.isEmpty ? .inherited(name) : .members(asked.map(\.id))
        }
        if fitting.isEmpty { return names.isInherited(name) || isCall ? .inherited(name) : .members(members.map(\.id)) }
        return .members(fitting.map(\.id))
    }
}
