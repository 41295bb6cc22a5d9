import SwiftSyntax

/// Values that are read, or made, without anything of the app's running.
extension QuietMakings {
    /// A value of literals, cases and constants, of what is there, and of what is made quietly of them.
    ///
    /// - Parameter expected: the types that are written for it, by which `.plain` has a meaning.
    func isQuietValue(_ value: ExprSyntax, as expected: [TypeSyntax] = []) -> Bool {
        let types = expected.map(\.unwrapped)
        if let array = value.as(ArrayExprSyntax.self), !types.isEmpty {
            let elements = types.compactMap { $0.as(ArrayTypeSyntax.self)?.element }
            if elements.count == types.count {
                return array.elements.allSatisfy { isQuietValue($0.expression, as: elements) }
            }
        }
        if let dictionary = value.as(DictionaryExprSyntax.self), case .elements(let pairs) = dictionary.content,
            !types.isEmpty
        {
            let dictionaries = types.compactMap { $0.as(DictionaryTypeSyntax.self) }
            if dictionaries.count == types.count {
                return pairs.allSatisfy { pair in
                    withoutValues.isQuietValue(pair.key, as: dictionaries.map(\.key))
                        && isQuietValue(pair.value, as: dictionaries.map(\.value))
                }
            }
        }
        return isQuietValue(value, of: types.map { $0.nominalName ?? "" })
    }

    /// A part of a literal: where a type is written that nobody looks into, it may be made of the app's.
    private func isQuietPart(_ value: ExprSyntax, of expected: [String], _ values: QuietMakings) -> Bool {
        let isLiteral = [.stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr]
            .contains(value.kind)
        return !value.isImplicitMember && (expected.isEmpty || !isLiteral) && values.isQuietValue(value)
    }

    private func isQuietValue(_ value: ExprSyntax, of expected: [String]) -> Bool {
        switch value.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: return true
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: return expected.allSatisfy(isWrittenQuietly)
        case .stringLiteralExpr(let literal):
            return expected.allSatisfy(isWrittenQuietly) && literal.segments.allSatisfy(isQuiet)
        case .arrayExpr(let array):
            return array.elements.allSatisfy { isQuietPart($0.expression, of: expected, self) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return true }
            // Two keys may be the same one.
            return elements.allSatisfy {
                isQuietPart($0.key, of: expected, withoutValues) && isQuietPart($0.value, of: expected, self)
            }
        case .tupleExpr(let tuple):
            return tuple.elements.allSatisfy { isQuietPart($0.expression, of: expected, self) }
        case .prefixOperatorExpr(let prefix):
            // The least number has no opposite.
            let operand = prefix.operator.text == "!" ? self : withoutValues
            return app.declarations(named: prefix.operator.text).isEmpty && operand.isQuietValue(prefix.expression)
        case .declReferenceExpr: return value.bareName.map { values.keys.contains($0) } ?? false
        case .memberAccessExpr(let access):
            return typeStored(at: access) != nil || isConstant(access, of: expected)
        case .functionCallExpr(let call): return isQuietValue(call, of: expected)
        default: return false
        }
    }

    /// What a text is put together of describes itself without the app's help.
    private func isQuiet(_ segment: StringLiteralSegmentListSyntax.Element) -> Bool {
        guard case .expressionSegment(let inserted) = segment else { return true }
        // The app may say how it is put in: `\(loud: text)`.
        guard inserted.expressions.count == 1, inserted.expressions.first?.label == nil else { return false }
        return inserted.expressions.map(\.expression).allSatisfy { value in
            let path = value.as(MemberAccessExprSyntax.self).flatMap(typeStored)
            guard let type = path ?? value.bareName.flatMap({ values[$0] }).map({ $0 ?? "" }) else {
                return isQuietValue(value)
            }
            // A protocol, a superclass or a container may hold one of the app's.
            return !app.declaresType(named: type) && Platform.sdk.keyword(of: type) == "struct"
                && !Self.containers.contains(type)
        }
    }

    private static let containers = ["Array", "Dictionary", "Set"]

    /// A literal makes a value of a type, which the app may have an initialiser for.
    private func isWrittenQuietly(_ type: String) -> Bool {
        app.type(named: type)?.asProtocol((any DeclGroupSyntax).self) == nil || isMadeQuietly(type)
    }

    private func isQuietValue(_ call: FunctionCallExprSyntax, of expected: [String]) -> Bool {
        guard call.trailingClosures.isEmpty else { return false }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return closure.signature == nil && call.arguments.isEmpty && isQuietValue(closure.statements, of: expected)
        }
        let made = call.madeType
        // What Apple's structures are made of may not fit: `Int(ratio)`, `String(repeating: " ", count: depth)`.
        let isStrict = made.map { !app.declaresType(named: $0) && Platform.sdk.keyword(of: $0) != "class" } ?? true
        let inner = isStrict ? withoutValues : self
        guard
            call.arguments.allSatisfy({ argument in
                inner.isQuietValue(argument.expression, as: made.map { types(taken: argument.labelName, by: $0) } ?? [])
            })
        else { return false }
        if call.calledExpression.is(ArrayExprSyntax.self) { return true }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return isPureFunction(access, of: expected)
        }
        if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
            let name = generic.expression.bareName ?? ""
            return Self.containers.contains(name) && call.arguments.isEmpty
                && !app.declaresType(named: name)
        }
        return call.calledExpression.bareName.map(app.isPureFunction) == true
            || made.map { isMadeQuietly($0) && !app.isCalledBack(making: $0, with: call.labels) } == true
    }

    /// What initialisers of a type of the app's, or its own properties, take by a label.
    private func types(taken label: String?, by type: String) -> [TypeSyntax] {
        let members = app.members(of: type)
        let parameters = members.compactMap { $0.as(InitializerDeclSyntax.self) }
            .flatMap { $0.signature.parameterClause.parameters }
            .filter { ($0.firstName.tokenKind == .wildcard ? nil : $0.firstName.identifierText) == label }
        let properties = members.filter { label.map($0.declaredNames.contains) ?? false }
        return parameters.map(\.type) + properties.flatMap(\.typesWritten)
    }

    // MARK: - Members

    /// The name of the type that a path of stored properties leads to, empty if it isn't written: `note.author.name`, of a note
    /// that is there. Nil if reading it may run code, or fail.
    private func typeStored(at access: MemberAccessExprSyntax) -> String? {
        let inner = access.base?.as(MemberAccessExprSyntax.self).flatMap(typeStored)
        let name = access.declName.baseName.identifierText
        guard let owner = inner ?? access.base?.bareName.flatMap({ values[$0] ?? nil }),
            app.type(named: owner).map({ $0.is(StructDeclSyntax.self) || $0.is(ClassDeclSyntax.self) }) == true,
            app.subclass(of: owner, overriding: name) == nil
        else { return nil }
        let namesakes = app.members(of: owner).filter { $0.declaredNames.contains(name) }
        guard namesakes.count == 1, let only = namesakes.first, MemberShape(only).kind == .storedProperty,
            only.as(VariableDeclSyntax.self)?.attributes.isEmpty == true
        else { return nil }
        let modifiers = Modifiers(only, default: .internal)
        let type = only.typesWritten.first
        // What is unwrapped where it is used may be nothing.
        if modifiers.isStatic || modifiers.isLazy || modifiers.isWeak
            || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        {
            return nil
        }
        return type?.nominalName ?? ""
    }

    /// `.alert`, `Kind.some`, `UIColor.red`, and `Store.shared` if its making is quiet.
    private func isConstant(_ access: MemberAccessExprSyntax, of expected: [String]) -> Bool {
        let name = access.declName.baseName.identifierText
        if let base = access.base {
            return base.bareName.map { !values.keys.contains($0) && isConstant(name, of: $0) } ?? false
        }
        return expected.isEmpty
            ? !["current", "main", "shared", "now"].contains(name) : expected.allSatisfy { isConstant(name, of: $0) }
    }

    private func isConstant(_ name: String, of type: String) -> Bool {
        let namesakes = (nestedTypes[type]?.members ?? app.members(of: type)).filter { $0.declaredNames.contains(name) }
        if namesakes.isEmpty { return nestedTypes[type] == nil && app.isConstant(ofApple: type, name) }
        guard namesakes.count == 1, let only = namesakes.first else { return false }
        if only.is(EnumCaseDeclSyntax.self) { return true }
        guard let variable = only.as(VariableDeclSyntax.self), Modifiers(only, default: .internal).isStatic,
            variable.bindingSpecifier.tokenKind == .keyword(.let),
            let value = variable.bindings.first?.initializer?.value
        else { return false }
        let within = seen(within: type)
        if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            [".init", "Self", "\(type).init"].contains(call.calledExpression.trimmedText)
        {
            return nestedTypes[type] == nil && within.isMadeQuietly(type)
        }
        return within.isQuietValue(value, as: only.typesWritten)
    }

    /// `.systemFont(ofSize: 17)`, a function of Apple's that only computes, where what it is a function of is known.
    private func isPureFunction(_ access: MemberAccessExprSyntax, of expected: [String]) -> Bool {
        let name = access.declName.baseName.identifierText
        let owners = access.base.map { base in base.bareName.map { [$0] } ?? [] } ?? expected
        return !owners.isEmpty
            && owners.allSatisfy { owner in
                !values.keys.contains(owner) && !nestedTypes.keys.contains(owner)
                    && app.isPureFunction(name, of: owner)
            }
    }

    // MARK: - Closures

    /// `let label = UILabel(); label.text = "Notes"; return label`: what is made and told what to be nobody else has.
    private func isQuietValue(_ statements: CodeBlockItemListSyntax, of expected: [String]) -> Bool {
        var inner = self
        var made: [String: String] = [:]
        for (place, statement) in statements.enumerated() {
            if let variable = statement.item.as(VariableDeclSyntax.self) {
                guard variable.bindings.count == 1, let binding = variable.bindings.first,
                    variable.attributes.isEmpty, variable.modifiers.isEmpty, binding.accessorBlock == nil,
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
                    let value = binding.initializer?.value,
                    inner.isQuietValue(value, as: DeclSyntax(variable).typesWritten)
                else { return false }
                inner = inner.knowing([name: nil])
                made[name] = value.as(FunctionCallExprSyntax.self)?.madeType
            } else if place == statements.count - 1 {
                return statement.action.map { inner.isQuietValue($0, of: expected) } ?? false
            } else if !inner.setsUp(statement, made) {
                return false
            }
        }
        return false
    }

    /// A property of what was made is set, or a function of Apple's is called that calls nobody else.
    private func setsUp(_ statement: CodeBlockItemSyntax, _ made: [String: String]) -> Bool {
        if let infix = statement.expression?.as(InfixOperatorExprSyntax.self) {
            guard infix.operator.is(AssignmentExprSyntax.self),
                let access = infix.leftOperand.as(MemberAccessExprSyntax.self),
                let owner = access.base.flatMap({ typeSetUp($0, made) })
            else { return false }
            let name = access.declName.baseName.identifierText
            let own = app.members(of: owner).filter { $0.declaredNames.contains(name) }.flatMap(\.typesWritten)
            let type = own.isEmpty ? Platform.sdk.typeOfProperty(name, of: owner).map { [$0] } : nil
            return app.isPlainProperty(name, of: owner) && !app.isCalledBack(by: name, of: owner)
                && isQuietValue(infix.rightOperand, of: type ?? own.map { $0.unwrapped.nominalName ?? "" })
        }
        guard let call = statement.expression?.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let owner = access.base.flatMap({ typeSetUp($0, made) }),
            call.arguments.allSatisfy({ isQuietValue($0.expression) })
        else { return false }
        return app.callsNobody(access.declName.baseName.identifierText, of: owner)
    }

    /// `label`, `label.layer`, of what was made.
    private func typeSetUp(_ base: ExprSyntax, _ made: [String: String]) -> String? {
        if let name = base.bareName { return made[name] }
        guard let access = base.as(MemberAccessExprSyntax.self),
            let owner = access.base.flatMap({ typeSetUp($0, made) }), !app.declaresType(named: owner)
        else { return nil }
        let name = access.declName.baseName.identifierText
        return app.isPlainProperty(name, of: owner) ? Platform.sdk.typeOfProperty(name, of: owner) : nil
    }
}

extension DeclSyntax {
    /// The types that are written for the variables of a declaration.
    var typesWritten: [TypeSyntax] {
        self.as(VariableDeclSyntax.self)?.bindings.compactMap { $0.typeAnnotation?.type } ?? []
    }
}
