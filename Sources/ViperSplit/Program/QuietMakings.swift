import SwiftSyntax

/// The makings of values that may as well happen later: `let next = EditorViewController()`, where nothing of the app's runs
/// and nothing is read that could change.
///
/// Only what declarations in sight say counts: of the app's types each initialiser and each initial value has to be plain.
struct QuietMakings {
    let app: AppContext

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
            isMadeQuietly(type), call.arguments.allSatisfy({ isPlain($0.expression, within: []) })
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

    // MARK: - Values

    /// A value of literals, cases and constants, and of what is made quietly of them.
    ///
    /// - Parameter types: those whose making is looked at already.
    func isPlain(_ value: ExprSyntax, within types: Set<String>) -> Bool {
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
        case .stringLiteralExpr(let literal):
            return literal.segments.allSatisfy { segment in
                guard case .expressionSegment(let inserted) = segment else { return true }
                return inserted.expressions.allSatisfy { isPlain($0.expression, within: types) }
            }
        case .arrayExpr(let array): return array.elements.allSatisfy { isPlain($0.expression, within: types) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return true }
            return elements.allSatisfy { isPlain($0.key, within: types) && isPlain($0.value, within: types) }
        case .tupleExpr(let tuple): return tuple.elements.allSatisfy { isPlain($0.expression, within: types) }
        case .prefixOperatorExpr(let negation): return isPlain(negation.expression, within: types)
        case .memberAccessExpr(let access): return isConstant(access)
        case .functionCallExpr(let call):
            guard call.trailingClosure == nil, call.arguments.allSatisfy({ isPlain($0.expression, within: types) })
            else {
                return false
            }
            if call.calledExpression.is(ArrayExprSyntax.self) { return true }
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
                app.isPureFunction(name)
            {
                return true
            }
            return call.madeType.map { isMadeQuietly($0, within: types) } ?? false
        default: return false
        }
    }

    /// `.alert`, `Kind.some`, `UIColor.red`, and `Store.shared` if its making is quiet.
    private func isConstant(_ access: MemberAccessExprSyntax) -> Bool {
        let name = access.declName.baseName.identifierText
        guard let base = access.base else { return !["current", "main", "shared", "now"].contains(name) }
        guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
        guard let decl = app.type(named: type) else { return app.isConstant(ofApple: type, name) }
        let members = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        let namesakes = (members + app.membersOfExtensions(of: type)).filter { $0.declaredNames.contains(name) }
        guard namesakes.count == 1, let only = namesakes.first else { return false }
        if only.is(EnumCaseDeclSyntax.self) { return true }
        guard let variable = only.as(VariableDeclSyntax.self), Modifiers(only, default: .internal).isStatic,
            variable.bindingSpecifier.tokenKind == .keyword(.let),
            let value = variable.bindings.first?.initializer?.value
        else { return false }
        if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            [".init", "Self", "\(type).init"].contains(call.calledExpression.trimmedText)
        {
            return isMadeQuietly(type)
        }
        return isPlain(value, within: [])
    }

    // MARK: - Types

    /// Nothing of the app's runs when an instance goes, nor when what it was made with does, as far as the types tell.
    func goesQuietly(_ type: String) -> Bool { goesQuietly(type, within: []) }

    private func goesQuietly(_ type: String, within types: Set<String>) -> Bool {
        if types.contains(type) || !app.declaresType(named: type) { return true }
        guard let group = app.type(named: type)?.asProtocol((any DeclGroupSyntax).self) else { return false }
        let members = app.members(of: type)
        let made = members.filter { !$0.is(FunctionDeclSyntax.self) }.flatMap { member in
            nodes(DeclReferenceExprSyntax.self, in: Syntax(member)).map(\.baseName.identifierText)
        }
        return !members.contains { $0.is(DeinitializerDeclSyntax.self) }
            && Set(made + inheritedNames(group.inheritanceClause)).allSatisfy {
                goesQuietly($0, within: types.union([type]))
            }
    }

    /// Nothing of the app's runs when an instance is made, whatever values it is made with.
    func isMadeQuietly(_ type: String) -> Bool { isMadeQuietly(type, within: []) }

    private func isMadeQuietly(_ type: String, within types: Set<String>) -> Bool {
        guard let decl = app.type(named: type) else {
            return !app.declaresType(named: type) && app.isMadeQuietly(byApple: type)
        }
        guard !types.contains(type), let group = decl.asProtocol((any DeclGroupSyntax).self),
            Set(Modifiers(decl, default: .internal).attributes).isSubset(of: ["MainActor", "preconcurrency"])
        else { return false }
        let types = types.union([type])
        if decl.is(ClassDeclSyntax.self), let first = inheritedNames(group.inheritanceClause).first,
            app.type(named: first)?.is(ProtocolDeclSyntax.self) != true, !isMadeQuietly(first, within: types)
        {
            return false
        }
        let members = group.memberBlock.members.map(\.decl)
        let properties = Set(members.filter { MemberShape($0).kind == .storedProperty }.flatMap(\.declaredNames))
        return !app.membersOfExtensions(of: type).contains { $0.is(InitializerDeclSyntax.self) }
            && members.allSatisfy { isQuiet($0, setting: properties, within: types) }
    }

    /// A member doesn't do anything when its type is made.
    private func isQuiet(_ member: DeclSyntax, setting properties: Set<String>, within types: Set<String>) -> Bool {
        if member.is(IfConfigDeclSyntax.self) || member.is(MacroExpansionDeclSyntax.self) { return false }
        if let initializer = member.as(InitializerDeclSyntax.self) {
            // Only a storyboard makes it by that.
            if initializer.parameterLabels == ["coder"] { return true }
            return initializer.body?.statements.allSatisfy { statement in
                if statement.callsSuper { return true }
                guard let infix = statement.item.as(InfixOperatorExprSyntax.self),
                    infix.operator.is(AssignmentExprSyntax.self), let name = infix.leftOperand.ownName
                else { return false }
                let value = infix.rightOperand
                return properties.contains(name)
                    && (value.is(DeclReferenceExprSyntax.self) || isPlain(value, within: types))
            } ?? true
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return true }
        let modifiers = Modifiers(member, default: .internal)
        if modifiers.isStatic || modifiers.isLazy { return true }
        return Set(modifiers.attributes).isSubset(of: ["IBOutlet", "IBInspectable", "objc"])
            && variable.bindings.allSatisfy { $0.initializer.map { isPlain($0.value, within: types) } ?? true }
    }
}

extension FunctionCallExprSyntax {
    /// The type that is made, if the call names it.
    fileprivate var madeType: String? {
        guard trailingClosure == nil,
            let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}

extension CodeBlockItemSyntax {
    /// `super.init(nibName: nil, bundle: nil)`
    fileprivate var callsSuper: Bool {
        let access = item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return access?.base?.is(SuperExprSyntax.self) == true && access?.declName.baseName.text == "init"
    }
}

extension ExprSyntax {
    /// `size`, `self.size`
    fileprivate var ownName: String? {
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
        guard let decl = self.type(named: type) else { return !declaresType(named: type) }
        let group = decl.asProtocol((any DeclGroupSyntax).self)
        let members = (group?.memberBlock.members.map(\.decl) ?? []) + membersOfExtensions(of: type)
        if let own = members.first(where: { $0.declaredNames.contains(name) }) {
            return own.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil } ?? false
        }
        return inheritedNames(group?.inheritanceClause).first.map { isPlainProperty(name, of: $0) } ?? false
    }
}
