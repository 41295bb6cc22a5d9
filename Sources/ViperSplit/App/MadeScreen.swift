import SwiftSyntax

/// A screen that a call makes and gives, where a function may make it for the caller: with the same arguments, and from any file.
struct MadeScreen {
    /// The class of the screen.
    let name: String
    /// How the screen is had of what the call gives, as in `ScreenFactory`.
    let access: String
    /// What takes the arguments of the call, one each.
    let parameters: [FunctionParameterSyntax]
}

extension AppContext {
    /// The screen that a call of one of some factories, or of the screen's own initialiser, makes.
    ///
    /// - Returns: nil if it isn't known what is called, or if that can't be called from elsewhere as it is here.
    func screen(madeBy call: FunctionCallExprSyntax, orBy factories: [ScreenFactory]) -> MadeScreen? {
        guard call.trailingClosures.isEmpty else { return nil }
        if let factory = factories.first(where: { $0.callee == call.calledExpression.trimmedText }) {
            guard let clause = clause(of: factory), lineage(of: factory.screen) != nil else { return nil }
            return screen(factory.screen, factory.access, madeBy: call, by: [clause], of: [factory.owner])
        }
        guard let name = call.calledExpression.bareName, declarations(named: name).isEmpty else { return nil }
        if isScreenOutOfSight(name) {
            return call.arguments.isEmpty && call.givesValueAtOnce && !call.isOfGeneric(name)
                ? MadeScreen(name: name, access: "", parameters: []) : nil
        }
        guard let lineage = lineage(of: name) else { return nil }
        let names = lineage.map(\.name.identifierText)
        let fitting = initializers(of: lineage).filter { call.fits($0.signature.parameterClause) }
        guard fitting.allSatisfy(isPlain), call.arguments.isEmpty || !isTakenByPlatform(call, names) else { return nil }
        return screen(
            name, "", madeBy: call, by: fitting.map(\.signature.parameterClause), of: names)
    }

    /// - Parameter types: those that what is called may name types of without saying whose they are.
    private func screen(
        _ name: String, _ access: String, madeBy call: FunctionCallExprSyntax,
        by clauses: [FunctionParameterClauseSyntax], of types: [String]
    ) -> MadeScreen? {
        // Which one is called the arguments tell, and there are none.
        if call.arguments.isEmpty {
            let mayMoveAway = clauses.allSatisfy { isSameElsewhere($0.parameters.map(\.self)) }
            return mayMoveAway ? MadeScreen(name: name, access: access, parameters: []) : nil
        }
        guard clauses.count == 1, let clause = clauses.first, let taken = call.pairs(with: clause)?.map(\.parameter),
            taken.count == Set(taken.map(\.name)).count
        else { return nil }
        let own = namesOfTypes(within: types)
        guard taken.allSatisfy({ isHandedOn($0, besides: own) }),
            isSameElsewhere(clause.parameters.filter { !taken.contains($0) })
        else { return nil }
        return MadeScreen(name: name, access: access, parameters: taken)
    }

    private func clause(of factory: ScreenFactory) -> FunctionParameterClauseSyntax? {
        members(of: factory.owner).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
            factory.callee.hasSuffix("." + $0.name.text)
                && Modifiers(DeclSyntax($0), default: .internal).access.crossesFiles
        }?.signature.parameterClause
    }

    // MARK: - Classes

    /// A class by the name of a view controller that no file in sight declares: what its initialisers take only its file tells,
    /// and how its value is used whether they may give none.
    private func isScreenOutOfSight(_ name: String) -> Bool {
        isScreenTypeName(name) && types(named: name).isEmpty && !Platform.sdk.declares(name)
    }

    /// The class of a screen and those above it, up to Apple's.
    ///
    /// - Returns: nil if one isn't in sight or isn't the only one of its name, or isn't there for everybody in the same way.
    private func lineage(of screen: String) -> [ClassDeclSyntax]? {
        var lineage: [ClassDeclSyntax] = []
        var next = screen
        while lineage.isEmpty || !Platform.sdk.isKind(next, of: Platform.viewController) {
            guard let decl = type(named: next)?.as(ClassDeclSyntax.self), !lineage.contains(decl),
                decl.genericParameterClause == nil, isForEverybody(DeclSyntax(decl)),
                let above = inheritedNames(decl.inheritanceClause).first
            else { return nil }
            lineage.append(decl)
            next = above
        }
        return lineage
    }

    /// The initialisers that the app gives some classes, and all that they inherit from and adopt.
    private func initializers(of types: [ClassDeclSyntax]) -> [InitializerDeclSyntax] {
        let extended = withAncestry(types.map(\.name.identifierText)).sorted()
        let members =
            types.flatMap(\.memberBlock.members).map(\.decl) + extended.flatMap(membersOfExtensions)
        return members.flatMap(\.unconditional).compactMap { $0.as(InitializerDeclSyntax.self) }
    }

    /// One of Apple's initialisers takes the arguments, too.
    private func isTakenByPlatform(_ call: FunctionCallExprSyntax, _ types: [String]) -> Bool {
        withAncestry(types).flatMap(Platform.sdk.initializers).contains { call.fits($0.signature.parameterClause) }
    }

    /// It gives a screen, always and at once, and what it is given is of types that are written there.
    private func isPlain(_ initializer: InitializerDeclSyntax) -> Bool {
        let added = initializer.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
        return initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
            && initializer.genericParameterClause == nil && initializer.genericWhereClause == nil
            && isForEverybody(DeclSyntax(initializer))
            && added.map { $0.genericWhereClause == nil && isForEverybody(DeclSyntax($0)) } ?? true
    }

    /// Every file may name it, under any condition and on any version.
    private func isForEverybody(_ decl: DeclSyntax) -> Bool {
        Modifiers(decl, default: .internal).access.crossesFiles && !isLimited(decl)
            && !sequence(first: Syntax(decl), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }

    // MARK: - Parameters

    /// What parameters are where nothing is said of them doesn't depend on where the call stands: `line: Int = #line` does.
    private func isSameElsewhere(_ parameters: [FunctionParameterSyntax]) -> Bool {
        parameters.allSatisfy { nodes(MacroExpansionExprSyntax.self, in: Syntax($0)).isEmpty }
    }

    private func isHandedOn(_ parameter: FunctionParameterSyntax, besides own: Set<String>) -> Bool {
        parameter.ellipsis == nil && parameter.attributes.isEmpty && parameter.modifiers.isEmpty
            && parameter.name != "_" && !parameter.type.description.contains("\n")
            && !parameter.type.tokens(viewMode: .sourceAccurate).contains(where: \.hasComment)
            && isKnownEverywhere(parameter.type, besides: own)
    }

    /// Every file means the same by a type, and a value of it may be handed on.
    private func isKnownEverywhere(_ type: TypeSyntax, besides own: Set<String>) -> Bool {
        func isKnown(_ type: TypeSyntax) -> Bool { isKnownEverywhere(type, besides: own) }
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let named):
            let arguments = named.genericArgumentClause?.arguments.map { argument in
                if case .type(let type) = argument.argument { isKnown(type) } else { false }
            }
            return isKnownEverywhere(named.name.identifierText, besides: own)
                && arguments?.allSatisfy(\.self) != false
        case .memberType(let nested): return nested.genericArgumentClause == nil && isKnown(nested.baseType)
        case .optionalType(let optional): return isKnown(optional.wrappedType)
        case .arrayType(let array): return isKnown(array.element)
        case .dictionaryType(let dictionary): return isKnown(dictionary.key) && isKnown(dictionary.value)
        case .tupleType(let tuple):
            return tuple.elements.allSatisfy { $0.ellipsis == nil && $0.inoutKeyword == nil && isKnown($0.type) }
        case .functionType(let function):
            let given = function.parameters.map(\.type)
            return function.effectSpecifiers?.throwsClause?.type == nil
                && function.parameters.allSatisfy { $0.ellipsis == nil && $0.inoutKeyword == nil }
                && (given + [function.returnClause.type]).allSatisfy(isKnown)
        case .someOrAnyType(let any):
            return any.someOrAnySpecifier.tokenKind == .keyword(.any) && isKnown(any.constraint)
        case .attributedType(let attributed):
            let names = attributed.attributes.map { $0.as(AttributeSyntax.self)?.attributeName.trimmedText ?? "" }
            return attributed.specifiers.isEmpty && attributed.lateSpecifiers.isEmpty
                && Set(names).isSubset(of: ["escaping", "MainActor", "Sendable"]) && isKnown(attributed.baseType)
        default: return false
        }
    }

    private func isKnownEverywhere(_ name: String, besides own: Set<String>) -> Bool {
        if own.contains(name) { return false }
        let declared = types(named: name).map(\.decl)
        if declared.isEmpty {
            return ["Any", "AnyObject", "Void"].contains(name) || Platform.sdk.isSeenWithFoundation(name)
                || Platform.sdk.module(of: name) == "UIKit"
        }
        return declared.count == 1 && types(named: name).allSatisfy(isOfOneModule)
            && declared.allSatisfy { decl in
                let modifiers = Modifiers(decl, default: .internal)
                return modifiers.access.crossesFiles && !modifiers.attributes.contains("available")
                    && !sequence(first: Syntax(decl), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
            }
    }

    /// What is public may be another module's, which has to be imported.
    private func isOfOneModule(_ type: Declarations.TypeDeclaration) -> Bool {
        type.isGiven || Modifiers(type.decl, default: .internal).access <= .package
            || modules(ofFileAt: type.path).isEmpty
    }

    /// The types that code of some types may name without saying whose they are: their own, and those of what they inherit from
    /// and adopt.
    private func namesOfTypes(within types: [String]) -> Set<String> {
        withAncestry(types).reduce(into: []) { names, type in
            let nested = members(of: type).flatMap(\.unconditional).map { MemberShape($0) }.filter { $0.kind == .type }
            names.formUnion(nested.flatMap(\.names))
            names.formUnion(Platform.sdk.namedMembers(of: type).filter(\.outline.isType).map(\.name))
        }
    }

    /// Some types, and all that they inherit from and adopt.
    private func withAncestry(_ types: [String]) -> Set<String> {
        var seen: Set<String> = []
        var pending = types
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            pending += self.types(named: next).flatMap(\.inherited)
            pending += extensions(of: next).flatMap { inheritedNames($0.inheritanceClause) }
            pending += Platform.sdk.ancestry(of: next)
        }
        return seen
    }
}

extension TokenSyntax {
    fileprivate var hasComment: Bool {
        leadingTrivia.contains(where: \.isComment) || trailingTrivia.contains(where: \.isComment)
    }
}

extension FunctionCallExprSyntax {
    /// `ListViewController<Note>` stands somewhere around the call.
    fileprivate func isOfGeneric(_ name: String) -> Bool {
        nodes(IdentifierTypeSyntax.self, in: root).contains {
            $0.name.identifierText == name && $0.genericArgumentClause != nil
        }
    }

    /// The value is handed on, given back, or named by `let`, and nothing says that there may be none, or only later, or which one it is.
    fileprivate var givesValueAtOnce: Bool {
        let around = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        if around.contains(where: { $0.is(TryExprSyntax.self) || $0.is(AwaitExprSyntax.self) }) { return false }
        if parent?.is(LabeledExprSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true { return true }
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return false }
        let uses = root.tokens(viewMode: .sourceAccurate).filter { $0.identifierText == name }
        return !uses.contains { token in
            let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
            return next == .postfixQuestionMark || next == .exclamationMark
                || token.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        }
    }
}
