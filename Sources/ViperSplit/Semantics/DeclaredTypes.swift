import SwiftSyntax

/// Types that declarations tell, of the given files and the context.
extension TypeInference {
    /// The type of a local name, an own property or a variable at file level.
    func type(of reference: DeclReferenceExprSyntax) -> String? {
        let name = reference.baseName.identifierText
        if let place = reference.closureParameterPlace {
            let types = enclosingClosures(of: Syntax(reference)).last.flatMap(parameterTypes) ?? []
            return place < types.count ? types[place] : nil
        }
        if let local = localBinding(of: name, at: Syntax(reference)) { return type(ofLocal: local, named: name) }
        let own = controller.members(named: name).filter { $0.kind != .function }
        if own.count == 1 {
            guard let next = visiting(name) else { return nil }
            return propertyType(of: own[0], in: controller, context: context, visited: next.visited)
        }
        guard own.isEmpty, controller.members(named: name).isEmpty else { return nil }
        if let inherited = controller.superclass.flatMap({ type(ofMember: name, in: $0, isStatic: false) }) {
            return inherited
        }
        return onlyType(context.declarations(named: name).compactMap { variableType($0, named: name, in: nil) })
    }

    /// The type of what stands before a dot, less what makes it optional.
    func type(ofReceiver base: ExprSyntax) -> String? {
        if base.trimmedDescription == "self" { return controller.name }
        return type(of: base)?.unwrapped
    }

    /// Whether an optional chain leads to an expression.
    func isChained(_ base: ExprSyntax) -> Bool {
        switch base.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): !seesThroughSelf || !chain.expression.isSelfOrChain
        case .memberAccessExpr(let access): access.base.map(isChained) ?? false
        case .functionCallExpr(let call): isChained(call.calledExpression)
        case .subscriptCallExpr(let call): isChained(call.calledExpression)
        default: false
        }
    }

    /// The result of a function or method whose declaration is known, `makeStore()` or `API.current()`.
    func resultType(of call: FunctionCallExprSyntax) -> String? {
        func results(_ decls: [DeclSyntax], _ name: String, in owner: String?, isStatic: Bool?) -> String? {
            let functions = decls.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
                function.name.identifierText == name
                    && isStatic.map { $0 == Modifiers(DeclSyntax(function), default: .internal).isStatic } != false
                    && omittedParameters(function.signature.parameterClause, call.labels, call.trailingClosureCount)
                        != nil
            }
            return onlyType(functions.map { resultType(of: $0, in: owner) })
        }
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            guard localBinding(of: name, at: Syntax(reference)) == nil else { return nil }
            let own = controller.members(named: name)
            return own.isEmpty
                ? results(context.declarations(named: name), name, in: nil, isStatic: nil)
                : results(own.map(\.decl), name, in: nil, isStatic: nil)
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return nil
        }
        let name = access.declName.baseName.identifierText
        let named = typeNamed(by: base)
        let isType = named != nil
        if !isType, let found = type(ofBuiltIn: name, call, on: base) { return found }
        guard let owner = named ?? type(ofReceiver: base), let members = members(of: owner) else { return nil }
        let found = results(members, name, in: owner, isStatic: isType)
        if found == nil, isType, isCase(name, in: owner) { return owner }
        return isChained(base) ? found.map { $0.unwrapped + "?" } : found
    }

    /// `items.first(where:)`, `items.map { ... }`, `names.joined(separator: ", ")`: methods of arrays and strings.
    private func type(ofBuiltIn name: String, _ call: FunctionCallExprSyntax, on base: ExprSyntax) -> String? {
        if name == "joined", call.labels == ["separator"] { return "String" }
        let textual: Set = ["uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences"]
        if textual.contains(name), !isChained(base), type(ofReceiver: base) == "String" { return "String" }
        if name == "map", let closure = call.trailingClosure, closure.statements.count == 1, !isChained(base),
            type(ofReceiver: base)?.hasPrefix("[") == true
        {
            return resultType(of: closure).map { "[\($0)]" }
        }
        guard ["first", "last", "filter", "sorted", "min", "max", "randomElement"].contains(name),
            let owner = type(ofReceiver: base), owner.hasPrefix("["), !isChained(base), let element = owner.elementType
        else { return nil }
        return ["filter", "sorted"].contains(name) ? "[\(element)]" : element + "?"
    }

    /// The type of a property, or of an enum's case.
    func type(ofMember name: String, in owner: String, isStatic: Bool) -> String? {
        if isStatic, isCase(name, in: owner) { return owner }
        let found = (members(of: owner) ?? []).filter {
            Modifiers($0, default: .internal).isStatic == isStatic && MemberShape($0).names.contains(name)
        }
        return onlyType(found.map { variableType($0, named: name, in: owner) })
    }

    private func isCase(_ name: String, in owner: String) -> Bool {
        (members(of: owner) ?? []).contains { member in
            member.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.identifierText == name } == true
        }
    }

    /// The members that a type, its extensions and its superclasses declare; nil if the type isn't known, or not for sure.
    func members(of owner: String) -> [DeclSyntax]? {
        var next: String? = String(owner.prefix { $0 != "<" })
        let added = next.map(context.membersOfExtensions) ?? []
        // Of Swift's own types only what the app adds is in sight.
        var found: [DeclSyntax]? = next.flatMap(declaration) == nil && !added.isEmpty ? added : nil
        var visited: Set<String> = []
        while let name = next, visited.insert(name).inserted {
            guard let decl = declaration(of: name) else {
                next = kind(ofLibraryClass: name)
                continue
            }
            found = (found ?? []) + decl.memberBlock.members.map(\.decl) + context.membersOfExtensions(of: name)
            next = decl.is(ClassDeclSyntax.self) ? inheritedNames(decl.inheritanceClause).first : nil
        }
        return found
    }

    /// What a class that nobody declares is at least: `UIButton` for `MDCButton`, `UIView` for `LOTAnimationView`,
    /// `NSPersistentContainer` for `RSTPersistentContainer`.
    private func kind(ofLibraryClass name: String) -> String? {
        guard context.types[name] == nil, !isUIKitName(name) else { return nil }
        if name.hasSuffix("PersistentContainer") { return "NSPersistentContainer" }
        guard isViewTypeName(name) else { return nil }
        return ["Button", "Label", "TextField", "View"].first(where: name.hasSuffix).map { "UI" + $0 }
    }

    private func variableType(_ decl: DeclSyntax, named name: String, in owner: String?) -> String? {
        guard let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first
        else { return nil }
        if let type = binding.typeAnnotation?.type { return visible(type, in: owner) }
        return binding.initializer.flatMap { visiting("\(owner ?? "").\(name)")?.type(of: $0.value) }
    }

    private func resultType(of function: FunctionDeclSyntax, in owner: String?) -> String? {
        guard function.genericParameterClause == nil, let type = function.signature.returnClause?.type else {
            return nil
        }
        return visible(type, in: owner)
    }

    /// A type of a function's signature as code outside of the type that declares it writes it.
    func type(_ type: TypeSyntax, seenOutsideOf clause: FunctionParameterClauseSyntax) -> String? {
        visible(type, in: declaringType(of: Syntax(clause)))
    }

    /// The name of the type that a piece of code is declared in.
    func declaringType(of node: Syntax) -> String? {
        let group = sequence(first: node, next: \.parent).firstResult { $0.asProtocol((any DeclGroupSyntax).self) }
        return group?.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? group?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    /// A type as other files write it: `Self` by its name, nested types with the name of the one around them.
    private func visible(_ type: TypeSyntax, in owner: String?) -> String? {
        if type.is(SomeOrAnyTypeSyntax.self), type.trimmedDescription.hasPrefix("some") { return nil }
        guard let owner else { return type.trimmedDescription }
        let group = declaration(of: owner)
        let parameters = group?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let generic = Set(parameters?.parameters.map(\.name.text) ?? [])
        let types = (members(of: owner) ?? []).filter { MemberShape($0).kind == .type }
        let nested = Set(types.flatMap { MemberShape($0).names })
        let hidden = Set(
            types.filter { !Modifiers($0, default: .internal).access.crossesFiles }.flatMap { MemberShape($0).names })
        var text = ""
        for token in type.tokens(viewMode: .sourceAccurate) {
            let name = token.identifierText
            if generic.contains(name) || hidden.contains(name) { return nil }
            let isHead = token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            let prefix = isHead && nested.contains(name) ? owner + "." : ""
            text += token.leadingTrivia.description + prefix + (token.text == "Self" ? owner : token.text)
            text += token.trailingTrivia.description
        }
        return String(text.trimmed)
    }

    /// The one type that all declarations agree on.
    private func onlyType(_ types: [String?]) -> String? {
        let found = Set(types)
        return found.count == 1 ? found.first ?? nil : nil
    }

    // MARK: - Expressions that say it themselves

    func type(of attempt: TryExprSyntax) -> String? {
        guard let type = type(of: attempt.expression) else { return nil }
        return attempt.questionOrExclamationMark?.text == "?" && !type.hasSuffix("?") ? type + "?" : type
    }

    func type(of tuple: TupleExprSyntax) -> String? {
        let parts = tuple.elements.map { element in
            type(of: element.expression).map { (element.label.map { $0.text + ": " } ?? "") + $0 }
        }
        guard !parts.contains(nil) else { return nil }
        let types = parts.compactMap { $0 }
        return types.count == 1 && tuple.elements.first?.label == nil ? types[0] : "(\(types.joined(separator: ", ")))"
    }

    /// A closure whose parameters and result are written out.
    func type(of closure: ClosureExprSyntax) -> String? {
        guard let signature = closure.signature, let result = signature.returnClause?.type,
            let clause = signature.parameterClause?.as(ClosureParameterClauseSyntax.self)
        else { return nil }
        let parameters = clause.parameters.map { $0.type?.trimmedDescription }
        guard !parameters.contains(nil) else { return nil }
        return "(\(parameters.compactMap { $0 }.joined(separator: ", "))) -> \(result.trimmedDescription)"
    }
}

extension DeclReferenceExprSyntax {
    /// 1 for `$1`.
    fileprivate var closureParameterPlace: Int? {
        guard case .dollarIdentifier(let text) = baseName.tokenKind else { return nil }
        return Int(text.dropFirst())
    }
}

extension String {
    /// A type without what makes it optional.
    var unwrapped: String {
        var text = Substring(self)
        while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
        return String(text)
    }
}
