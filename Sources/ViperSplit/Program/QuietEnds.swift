import SwiftSyntax

/// The ends of values that nobody hears of.
extension QuietMakings {
    /// Nothing of the app's runs when an instance goes, nor when what it was made with does, as far as the types tell.
    func goesQuietly(_ type: String) -> Bool { goesQuietly(type, within: []) }

    private func goesQuietly(_ type: String, within types: Set<String>) -> Bool {
        if types.contains(type) || !app.declaresType(named: type) { return true }
        guard let group = app.type(named: type)?.asProtocol((any DeclGroupSyntax).self) else { return false }
        let members = app.members(of: type)
        let made = members.filter { !$0.is(FunctionDeclSyntax.self) }.flatMap { member in
            nodes(DeclReferenceExprSyntax.self, in: Syntax(member)).map(\.baseName.identifierText)
        }
        let types = types.union([type])
        return !members.contains { $0.is(DeinitializerDeclSyntax.self) }
            && Set(made + inheritedNames(group.inheritanceClause)).allSatisfy { goesQuietly($0, within: types) }
            && seen(within: type).holdsQuietly(
                members, of: group, besides: partsHeld[type, default: []], within: types)
    }

    /// - Parameter parts: the properties whose values are looked at by themselves.
    private func holdsQuietly(
        _ members: [DeclSyntax], of group: some DeclGroupSyntax, besides parts: Set<String> = [],
        within types: Set<String>
    ) -> Bool {
        typesGiven(to: members, ofStructure: group.is(StructDeclSyntax.self), besides: parts).allSatisfy { type in
            names(in: Syntax(type)).isDisjoint(with: group.genericParameterNames)
                && isLetGoQuietly(type, within: types)
        }
    }

    /// The types of what an instance holds that it didn't make: its initialisers are given it, or the case has it.
    private func typesGiven(
        to members: [DeclSyntax], ofStructure isStructure: Bool, besides parts: Set<String>
    ) -> [TypeSyntax] {
        let assignments = members.compactMap { $0.as(InitializerDeclSyntax.self) }
            .flatMap { nodes(InfixOperatorExprSyntax.self, in: Syntax($0)) }
            .filter { isAssignment($0) && !$0.rightOperand.is(FunctionCallExprSyntax.self) }
        let given = Set(assignments.compactMap(\.leftOperand.ownName)).subtracting(parts)
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
    private func isLetGoQuietly(_ type: TypeSyntax, within types: Set<String>) -> Bool {
        switch type.unwrapped.withoutParentheses.as(TypeSyntaxEnum.self) {
        case .arrayType(let array): return isLetGoQuietly(array.element, within: types)
        case .dictionaryType(let dictionary):
            return isLetGoQuietly(dictionary.key, within: types) && isLetGoQuietly(dictionary.value, within: types)
        case .tupleType(let tuple): return tuple.elements.allSatisfy { isLetGoQuietly($0.type, within: types) }
        case .memberType(let member):
            let root = sequence(first: TypeSyntax(member)) { $0.as(MemberTypeSyntax.self)?.baseType }
                .firstResult { $0.as(IdentifierTypeSyntax.self)?.name.identifierText }
            let kind = TypeSyntax(member).nominalName.flatMap(Platform.sdk.keyword)
            return kind != nil && kind != "protocol" && root.map { !app.declaresType(named: $0) } == true
        case .identifierType(let named):
            let name = named.name.identifierText
            let arguments = named.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
            guard arguments.allSatisfy({ isLetGoQuietly($0, within: types) }) else { return false }
            if let nested = nestedTypes[name] { return isLetGoQuietly(nested, named: name, within: types) }
            if !app.declaresType(named: name) {
                return Platform.sdk.keyword(of: name).map { $0 != "protocol" } ?? false
            }
            return app.type(named: name)?.is(ProtocolDeclSyntax.self) == false
                && app.subclasses(of: name).union([name]).allSatisfy { goesQuietly($0, within: types) }
        default: return false
        }
    }

    private func isLetGoQuietly(_ nested: NestedType, named name: String, within types: Set<String>) -> Bool {
        guard let group = nested.decl.asProtocol((any DeclGroupSyntax).self),
            group.is(StructDeclSyntax.self) || group.is(EnumDeclSyntax.self)
        else { return false }
        let path = "." + name
        return types.contains(path) || holdsQuietly(nested.members, of: group, within: types.union([path]))
    }
}
