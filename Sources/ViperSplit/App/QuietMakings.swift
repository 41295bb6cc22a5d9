import SwiftSyntax

/// The makings of values that may as well happen later: `let next = EditorViewController()`, where nothing of the app's runs
/// and nothing is read that could change.
///
/// Only what declarations in sight say counts: of the app's types each initialiser and each initial value has to be plain.
struct QuietMakings {
    let app: AppContext
    /// The types whose making is looked at already.
    private(set) var types: Set<String> = []
    /// The values that are there, each with the name of its type, if that is written.
    private(set) var values: [String: String?] = [:]
    /// By name, the types that are nested in the one that is looked at, and other names for types.
    private(set) var nestedTypes: [String: NestedType] = [:]

    struct NestedType {
        let decl: DeclSyntax
        /// Its own, and what extensions add; another name has none.
        let members: [DeclSyntax]
    }

    init(app: AppContext) { self.app = app }

    /// The same question where some values are there.
    func knowing(_ more: [String: String?]) -> QuietMakings {
        var makings = self
        makings.values.merge(more) { $1 }
        return makings
    }

    /// The same question where no value is there.
    var withoutValues: QuietMakings {
        var makings = self
        makings.values = [:]
        return makings
    }

    /// Statements with what is made quietly where it is first used: neither they nor the making can tell the difference.
    func sunk(_ statements: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
        statements.reversed().reduce(into: []) { sunk, statement in
            let name = nameMade(by: statement)
            let place = name.flatMap { name in sunk.firstIndex { !isIndifferent($0, to: name) } }
            sunk.insert(statement, at: name == nil ? 0 : place ?? 0)
        }
    }

    /// The name that a statement binds to what it makes quietly.
    func nameMade(by statement: CodeBlockItemSyntax) -> String? {
        guard let variable = statement.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.let),
            variable.attributes.isEmpty, variable.modifiers.isEmpty,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), let type = call.madeType,
            isMadeQuietly(type), call.arguments.allSatisfy({ isQuietValue($0.expression) })
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }

    /// The name and the type of what a statement makes of values that it finds, which runs nothing of the app's either.
    func madeOfWhatIsThere(by statement: CodeBlockItemSyntax) -> (name: String, type: String)? {
        guard let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first,
            statement.item.as(VariableDeclSyntax.self)?.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), let type = call.madeType,
            runsNothing(ExprSyntax(call))
        else { return nil }
        return (name, type)
    }

    /// All that an expression calls are initialisers of types that are made quietly, and functions that only compute.
    func runsNothing(_ value: ExprSyntax) -> Bool {
        if value.is(ClosureExprSyntax.self) { return true }
        if value.is(AwaitExprSyntax.self) || value.is(TryExprSyntax.self) || value.is(MacroExpansionExprSyntax.self) {
            return false
        }
        if let infix = value.as(InfixOperatorExprSyntax.self), isAssignment(infix) { return false }
        if let call = value.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
            guard call.madeType.map({ isMadeQuietly($0) }) ?? name.map(app.isPureFunction) == true else {
                return false
            }
        }
        return innerExpressions(of: Syntax(value)).allSatisfy(runsNothing)
    }

    private func innerExpressions(of node: Syntax) -> [ExprSyntax] {
        node.children(viewMode: .sourceAccurate).flatMap {
            $0.as(ExprSyntax.self).map { [$0] } ?? innerExpressions(of: $0)
        }
    }

    /// A statement neither uses the name nor leaves what is around it, so what follows it always follows.
    private func isIndifferent(_ statement: CodeBlockItemSyntax, to name: String) -> Bool {
        !statement.leavesBy([.return, .break, .continue, .throw, .try, .await, .fallthrough])
            && !statement.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }

    // MARK: - Types

    /// Nothing of the app's runs when an instance is made, whatever values it is made with.
    func isMadeQuietly(_ type: String) -> Bool {
        if nestedTypes.keys.contains(type) { return false }
        guard let decl = app.type(named: type) else {
            return !app.declaresType(named: type) && app.isMadeQuietly(byApple: type)
        }
        guard !types.contains(type), let group = decl.asProtocol((any DeclGroupSyntax).self),
            Set(Modifiers(decl, default: .internal).attributes).isSubset(of: ["MainActor", "preconcurrency"])
        else { return false }
        let inner = looking(into: type)
        if decl.is(ClassDeclSyntax.self), let first = inheritedNames(group.inheritanceClause).first,
            app.type(named: first)?.is(ProtocolDeclSyntax.self) != true, !inner.outside.isMadeQuietly(first)
        {
            return false
        }
        let members = group.memberBlock.members.map(\.decl)
        return !app.membersOfExtensions(of: type).contains { $0.is(InitializerDeclSyntax.self) }
            && members.allSatisfy { inner.isQuiet($0, of: type, among: members) }
    }

    private func looking(into type: String) -> QuietMakings {
        var inner = seen(within: type)
        inner.types.insert(type)
        return inner
    }

    /// The same question of what code within a type means by a name.
    func seen(within type: String) -> QuietMakings {
        var inner = outside
        for owner in [type] + app.superclasses(of: type) {
            for decl in app.members(of: owner) where MemberShape(decl).kind == .type {
                let group = decl.asProtocol((any DeclGroupSyntax).self)
                for name in MemberShape(decl).names where inner.nestedTypes[name] == nil {
                    let added = app.membersOfExtensions(of: "\(owner).\(name)")
                    let members = group.map { $0.memberBlock.members.map(\.decl) + added } ?? []
                    inner.nestedTypes[name] = NestedType(decl: decl, members: members)
                }
            }
        }
        return inner
    }

    /// The same question of what a file means by a name.
    private var outside: QuietMakings {
        var makings = QuietMakings(app: app)
        makings.types = types
        return makings
    }

    /// A member doesn't do anything when its type is made.
    private func isQuiet(_ member: DeclSyntax, of type: String, among members: [DeclSyntax]) -> Bool {
        if member.is(IfConfigDeclSyntax.self) || member.is(MacroExpansionDeclSyntax.self) { return false }
        if let initializer = member.as(InitializerDeclSyntax.self) {
            return isQuiet(initializer, of: type, among: members)
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return true }
        let modifiers = Modifiers(member, default: .internal)
        if modifiers.isStatic || modifiers.isLazy { return true }
        // Who made what is above may set it.
        if modifiers.isOverride, variable.isSettable { return false }
        return Set(modifiers.attributes).isSubset(of: ["IBOutlet", "IBInspectable", "objc"])
            && variable.bindings.allSatisfy { binding in
                binding.initializer.map { isQuietValue($0.value, as: binding.typeAnnotation.map { [$0.type] } ?? []) }
                    ?? true
            }
    }

    /// An initialiser sets properties of its own to what it is given, to what is as plain, or to a module that is put together
    /// around the instance, and calls that of the class above.
    private func isQuiet(_ initializer: InitializerDeclSyntax, of type: String, among members: [DeclSyntax]) -> Bool {
        // Only a storyboard makes it by that.
        if initializer.parameterLabels == ["coder"] { return true }
        let parameters = initializer.signature.parameterClause.parameters
        let given = parameters.map { ($0.name, $0.type.nominalName) }
        let stored = members.filter { MemberShape($0).kind == .storedProperty }
        let read = stored.filter { !Modifiers($0, default: .internal).isLazy }.flatMap(\.declaredNames)
        let inner = knowing(Dictionary(read.map { ($0, nil) } + given) { $1 })
        return parameters.allSatisfy { isPlainDefault(of: $0) }
            && initializer.body?.statements.allSatisfy { statement in
                if let arguments = statement.argumentsForSuper {
                    return arguments.allSatisfy { inner.isQuietValue($0.expression) }
                }
                guard let infix = statement.item.as(InfixOperatorExprSyntax.self),
                    infix.operator.is(AssignmentExprSyntax.self), let name = infix.leftOperand.ownName,
                    let property = stored.first(where: { $0.declaredNames.contains(name) })
                else { return false }
                return inner.isQuietValue(infix.rightOperand, as: property.typesWritten)
                    || inner.isAssembled(infix.rightOperand, around: type)
            } ?? true
    }

    /// `DetailsBuilder.assemble(self, id: id)`
    private func isAssembled(_ value: ExprSyntax, around type: String) -> Bool {
        guard let assembler = value.assembler, !nestedTypes.keys.contains(assembler) else { return false }
        return QuietAssembly(of: type, by: assembler, in: outside).isQuiet(
            value, knowing: Set(values.keys).union(["self"]))
    }

    private func isPlainDefault(of parameter: FunctionParameterSyntax) -> Bool {
        parameter.defaultValue.map { isQuietValue($0.value, as: [parameter.type]) } ?? true
    }
}

extension FunctionCallExprSyntax {
    /// The type that is made, if the call names it.
    var madeType: String? {
        guard trailingClosure == nil,
            let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}

extension CodeBlockItemSyntax {
    /// What is handed on by `super.init(nibName: nil, bundle: nil)`.
    fileprivate var argumentsForSuper: LabeledExprListSyntax? {
        guard let call = item.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == "init"
        else { return nil }
        return call.arguments
    }
}

extension ExprSyntax {
    /// `DetailsBuilder`, of `DetailsBuilder.assemble(self)`: who puts a module together around the instance.
    var assembler: String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            call.arguments.contains(where: { $0.expression.bareName == "self" })
        else { return nil }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.bareName
    }

    /// `size`, `self.size`
    var ownName: String? {
        if let access = self.as(MemberAccessExprSyntax.self) {
            let isOwn = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            return isOwn ? access.declName.baseName.identifierText : nil
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}

extension AppContext {
    /// Setting a property of a type runs nothing of the app's: Apple declares it, or it is stored and nobody observes it.
    func isPlainProperty(_ name: String, of type: String) -> Bool {
        guard let decl = self.type(named: type) else {
            return !declaresType(named: type) && !extendsKind(of: type, with: name)
        }
        let group = decl.asProtocol((any DeclGroupSyntax).self)
        let members = (group?.memberBlock.members.map(\.decl) ?? []) + membersOfExtensions(of: type)
        if let own = members.first(where: { $0.declaredNames.contains(name) }) {
            return own.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil } ?? false
        }
        return inheritedNames(group?.inheritanceClause).first.map { isPlainProperty(name, of: $0) } ?? false
    }
}

/// The ends of values that nobody hears of.
extension QuietMakings {
    /// Nothing of the app's runs when an instance goes, nor when what it was made with does, as far as the types tell.
    func goesQuietly(_ type: String) -> Bool {
        var seen: Set<SeenType> = []
        return goesQuietly(type, &seen)
    }

    /// A type that is looked at already: one that isn't let go quietly ends the search, so that each is looked at once.
    private enum SeenType: Hashable {
        case named(String)
        case nested(SyntaxIdentifier)
    }

    private func goesQuietly(_ type: String, _ types: inout Set<SeenType>) -> Bool {
        guard app.declaresType(named: type), types.insert(.named(type)).inserted else { return true }
        guard let group = app.type(named: type)?.asProtocol((any DeclGroupSyntax).self) else { return false }
        let members = app.members(of: type)
        let made = members.filter { !$0.is(FunctionDeclSyntax.self) }.flatMap { member in
            nodes(DeclReferenceExprSyntax.self, in: Syntax(member)).map(\.baseName.identifierText)
        }
        return !members.contains { $0.is(DeinitializerDeclSyntax.self) }
            && Set(made + inheritedNames(group.inheritanceClause)).allSatisfy { goesQuietly($0, &types) }
            && seen(within: type).holdsQuietly(members, of: group, &types)
    }

    private func holdsQuietly(
        _ members: [DeclSyntax], of group: some DeclGroupSyntax, _ types: inout Set<SeenType>
    ) -> Bool {
        typesGiven(to: members, ofStructure: group.is(StructDeclSyntax.self)).allSatisfy { type in
            names(in: Syntax(type)).isDisjoint(with: group.genericParameterNames)
                && isLetGoQuietly(type, &types)
        }
    }

    /// The types of what an instance holds that it didn't make: its initialisers are given it, or the case has it.
    private func typesGiven(to members: [DeclSyntax], ofStructure isStructure: Bool) -> [TypeSyntax] {
        let assignments = members.compactMap { $0.as(InitializerDeclSyntax.self) }
            .flatMap { nodes(InfixOperatorExprSyntax.self, in: Syntax($0)) }
            .filter { isAssignment($0) && !$0.rightOperand.is(FunctionCallExprSyntax.self) }
        let given = Set(assignments.compactMap(\.leftOperand.ownName))
        let held = members.filter { member in
            let modifiers = Modifiers(member, default: .internal)
            return MemberShape(member).kind == .storedProperty && !modifiers.isStatic && !modifiers.isWeak
        }.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            // A structure's own initialiser takes all.
            .filter { isStructure || given.contains($0.pattern.trimmedText) }.compactMap { $0.typeAnnotation?.type }
        let carried = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
            .flatMap { $0.parameterClause.map { Array($0.parameters) } ?? [] }.map(\.type)
        return held + carried
    }

    /// What is behind a protocol, a generic parameter or a function nobody knows.
    private func isLetGoQuietly(_ type: TypeSyntax, _ types: inout Set<SeenType>) -> Bool {
        switch type.unwrapped.withoutParentheses.as(TypeSyntaxEnum.self) {
        case .arrayType(let array): return isLetGoQuietly(array.element, &types)
        case .dictionaryType(let dictionary):
            return isLetGoQuietly(dictionary.key, &types) && isLetGoQuietly(dictionary.value, &types)
        case .tupleType(let tuple): return tuple.elements.allSatisfy { isLetGoQuietly($0.type, &types) }
        case .memberType(let member):
            let root = sequence(first: TypeSyntax(member)) { $0.as(MemberTypeSyntax.self)?.baseType }
                .firstResult { $0.as(IdentifierTypeSyntax.self)?.name.identifierText }
            let kind = TypeSyntax(member).nominalName.flatMap(Platform.sdk.keyword)
            return kind != nil && kind != "protocol" && root.map { !app.declaresType(named: $0) } == true
        case .identifierType(let named):
            let name = named.name.identifierText
            let arguments = named.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
            guard arguments.allSatisfy({ isLetGoQuietly($0, &types) }) else { return false }
            if let nested = nestedTypes[name] { return isLetGoQuietly(nested, &types) }
            if !app.declaresType(named: name) {
                return Platform.sdk.keyword(of: name).map { $0 != "protocol" } ?? false
            }
            return app.type(named: name)?.is(ProtocolDeclSyntax.self) == false
                && app.subclasses(of: name).union([name]).allSatisfy { goesQuietly($0, &types) }
        default: return false
        }
    }

    private func isLetGoQuietly(_ nested: NestedType, _ types: inout Set<SeenType>) -> Bool {
        guard let group = nested.decl.asProtocol((any DeclGroupSyntax).self),
            group.is(StructDeclSyntax.self) || group.is(EnumDeclSyntax.self)
        else { return false }
        return !types.insert(.nested(nested.decl.id)).inserted || holdsQuietly(nested.members, of: group, &types)
    }
}
