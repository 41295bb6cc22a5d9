import SwiftSyntax

extension Semantics {
    /// The type that the place of an expression asks for: a condition's, an annotation's, a property's that is set, a
    /// result's, a parameter's.
    ///
    /// - Parameter besidesCalls: leaves out what a call around would tell, which may depend on the expression.
    /// - Returns: nil if the place leaves it open.
    func expectedType(of expression: ExprSyntax, besidesCalls: Bool = false) -> Type? {
        guard let parent = expression.parent else { return nil }
        switch parent.as(SyntaxEnum.self) {
        case .conditionElement: return .bool
        case .prefixOperatorExpr(let prefix):
            return prefix.operator.text == "!" ? .bool : expectedType(of: ExprSyntax(prefix))
        case .ternaryExpr(let ternary):
            if ternary.condition.id == expression.id { return .bool }
            return expectedType(of: ExprSyntax(ternary))
                ?? sibling(of: expression, in: [ternary.thenExpression, ternary.elseExpression])
        case .infixOperatorExpr(let infix): return expectedType(ofOperand: expression, in: infix)
        case .initializerClause(let clause): return expectedType(ofInitial: expression, clause)
        case .returnStmt: return resultType(around: parent)
        case .codeBlockItem(let item): return expectedType(ofStatement: item)
        case .arrayElement(let element):
            guard let array = element.parent?.parent?.as(ArrayExprSyntax.self) else { return nil }
            let wanted = expectedType(of: ExprSyntax(array)).flatMap { elementType(of: $0.unwrapped) }
            return wanted ?? sibling(of: expression, in: tellingElements(of: array))
        case .dictionaryElement(let element):
            guard let dictionary = element.parent?.parent?.as(DictionaryExprSyntax.self),
                case .dictionary(let key, let value) = expectedType(of: ExprSyntax(dictionary))?.unwrapped
            else { return nil }
            return element.key.id == expression.id ? key : value
        case .tupleExpr: return nil
        case .labeledExpr(let argument): return expectedType(ofArgument: argument, besidesCalls)
        case .functionCallExpr(let call):
            guard !besidesCalls, call.calledExpression.id != expression.id else { return nil }
            return expectedType(ofArgumentAt: call.arguments.count, of: call)
        case .multipleTrailingClosureElement(let element):
            guard !besidesCalls, let call = element.parent?.parent?.as(FunctionCallExprSyntax.self),
                let place = Array(call.additionalTrailingClosures).firstIndex(where: { $0.id == element.id })
            else { return nil }
            return expectedType(ofArgumentAt: call.arguments.count + 1 + place, of: call)
        case .tryExpr(let attempt):
            return expectedType(of: ExprSyntax(attempt))
        case .awaitExpr(let waiting): return expectedType(of: ExprSyntax(waiting))
        case .switchCaseItem, .expressionPattern:
            return sequence(first: parent, next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
                .flatMap { type(of: $0.subject) }
        case .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr: return nil
        default: return nil
        }
    }

    /// The type by which a value is handed on that is read at some places: a `T!` stays one where a place may unwrap it, so
    /// that all of them read it as they did.
    func typeHandedOn(_ type: Type, readAt places: [ExprSyntax]) -> Type {
        places.allSatisfy(isReadAsOptional) ? type.asRead : type
    }

    /// Whether a `T!` is read as `T?` where it stands. What asks for a `T` unwraps it, and what isn't known may.
    private func isReadAsOptional(_ expression: ExprSyntax) -> Bool {
        switch expression.parent?.as(SyntaxEnum.self) {
        case .optionalChainingExpr: return true
        case .infixOperatorExpr(let infix):
            let name = infix.operator.trimmedText
            if name == "==" || name == "!=" { return true }
            if name == "??", infix.leftOperand.id == expression.id { return true }
        case .initializerClause(let clause):
            let owner = clause.parent
            if owner?.is(OptionalBindingConditionSyntax.self) == true { return true }
            if owner?.as(PatternBindingSyntax.self)?.typeAnnotation == nil { return true }
        default: break
        }
        return expectedType(of: expression)?.isOptional == true
    }

    /// The type of the first of the others that tells its own.
    private func sibling(of expression: ExprSyntax, in all: [ExprSyntax]) -> Type? {
        all.first { $0.id != expression.id && $0.tellsItsType }.flatMap { type(of: $0) }
    }

    /// The first elements that tell the type of others: two, since one may be asked about itself. Arrays are long.
    private func tellingElements(of array: ArrayExprSyntax) -> [ExprSyntax] {
        if let known = elementsThatTell[array.id] { return known }
        let found = Array(array.elements.lazy.map(\.expression).filter(\.tellsItsType).prefix(2))
        elementsThatTell[array.id] = found
        return found
    }

    private func expectedType(ofOperand expression: ExprSyntax, in infix: InfixOperatorExprSyntax) -> Type? {
        let isRight = infix.rightOperand.id == expression.id
        let other = isRight ? infix.leftOperand : infix.rightOperand
        // What can be assigned: an optional chain takes what its last member takes.
        if infix.operator.is(AssignmentExprSyntax.self) { return isRight ? typeInChain(infix.leftOperand) : nil }
        guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
        switch name {
        case "&&", "||": return .bool
        case "??":
            guard isRight else { return expectedType(of: ExprSyntax(infix)).map(\.asOptional) }
            // What stands behind it may be optional itself.
            if expression.isLiteral || expression.isImplicitMember { return type(of: other)?.unwrappedOnce }
            return expectedType(of: ExprSyntax(infix)).flatMap { $0.isOptional ? nil : $0 }
        case "==", "!=", "<", ">", "<=", ">=", "~=", "===", "!==", "+", "-", "*", "/", "%", "..<", "...", "+=", "-=",
            "*=", "/=":
            if other.isLiteral || other.isImplicitMember {
                return ["+", "-", "*", "/", "%"].contains(name) ? expectedType(of: ExprSyntax(infix)) : nil
            }
            return ["+=", "-=", "*=", "/="].contains(name) ? typeInChain(other) : type(of: other)
        default: return nil
        }
    }

    private func expectedType(ofInitial expression: ExprSyntax, _ clause: InitializerClauseSyntax) -> Type? {
        guard let owner = clause.parent else { return nil }
        if let binding = owner.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation.flatMap { type($0.type) }
                ?? (expression.isLiteral ? nil : typeInUse(of: binding))
        }
        if let parameter = owner.as(FunctionParameterSyntax.self) { return type(parameter.type) }
        if let condition = owner.as(OptionalBindingConditionSyntax.self) {
            return condition.typeAnnotation.flatMap { type($0.type) }?.asOptional
        }
        return nil
    }

    /// The result of the function, accessor or closure around.
    private func resultType(around node: Syntax) -> Type? {
        for ancestor in sequence(first: node, next: \.parent) {
            switch ancestor.as(SyntaxEnum.self) {
            case .functionDecl(let function):
                return function.signature.returnClause.map { type($0.type) } ?? .void
            case .closureExpr(let closure):
                if let written = closure.signature?.returnClause { return type(written.type) }
                let result = expectedType(of: ExprSyntax(closure))?.function?.result
                return result?.isOpen == true ? nil : result
            case .accessorDecl(let accessor):
                return accessor.accessorSpecifier.tokenKind == .keyword(.get) ? typeOfComputed(Syntax(accessor)) : .void
            case .accessorBlock(let block):
                if case .getter = block.accessors { return typeOfComputed(Syntax(block)) }
            case .initializerDecl, .deinitializerDecl: return .void
            default: continue
            }
        }
        return nil
    }

    private func typeOfComputed(_ node: Syntax) -> Type? {
        for ancestor in sequence(first: node, next: \.parent) {
            if let binding = ancestor.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation.flatMap { type($0.type) }
            }
            if let declared = ancestor.as(SubscriptDeclSyntax.self) { return type(declared.returnClause.type) }
        }
        return nil
    }

    /// The only expression of a function or closure is its result.
    private func expectedType(ofStatement item: CodeBlockItemSyntax) -> Type? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
            return nil
        }
        if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return resultType(around: owner) }
        guard owner.is(CodeBlockSyntax.self), let around = owner.parent,
            around.is(FunctionDeclSyntax.self) || around.is(AccessorDeclSyntax.self)
        else { return nil }
        let result = resultType(around: around)
        return result?.isVoid == true ? nil : result
    }

    private func expectedType(ofArgument argument: LabeledExprSyntax, _ besidesCalls: Bool) -> Type? {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self),
            let place = Array(list).firstIndex(where: { $0.id == argument.id }), let owner = list.parent
        else { return nil }
        if let tuple = owner.as(TupleExprSyntax.self) {
            let wanted = expectedType(of: ExprSyntax(tuple), besidesCalls: besidesCalls)
            if list.count == 1, argument.label == nil { return wanted }
            guard case .tuple(let elements) = wanted?.unwrapped, elements.count == list.count else { return nil }
            return elements[place].type
        }
        guard !besidesCalls else { return nil }
        if let call = owner.as(FunctionCallExprSyntax.self) { return expectedType(ofArgumentAt: place, of: call) }
        if let call = owner.as(SubscriptCallExprSyntax.self) {
            return callee(of: call).flatMap { parameter(place, of: $0) }
        }
        return nil
    }

    private func expectedType(ofArgumentAt place: Int, of call: FunctionCallExprSyntax) -> Type? {
        if let callee = callee(of: call) { return parameter(place, of: callee) }
        // `.failed(.offline)` of a case.
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.identifierText
        let expected = expectedType(of: ExprSyntax(call), besidesCalls: true)?.unwrapped
        guard let owner = access.base.map({ typeNamed(by: $0) }) ?? expected,
            let values = values(ofCase: name, of: owner),
            place < values.count
        else { return nil }
        return values[place]
    }

    private func parameter(_ place: Int, of callee: Callee) -> Type? {
        guard place < callee.places.count, callee.places[place] < callee.parameters.count else { return nil }
        return callee.parameters[callee.places[place]]
    }

    // MARK: - What a local name is used as

    /// The type of a local name that nothing tells but its use: it is handed to who takes that type and nothing that would be
    /// converted to it.
    func typeInUse(of binding: PatternBindingSyntax) -> Type? {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let code = Syntax(binding).enclosingCode
        else { return nil }
        let name = pattern.identifier.identifierText
        return nodes(in: code).firstResult { node in
            guard let use = node.as(DeclReferenceExprSyntax.self), use.baseName.identifierText == name,
                let argument = use.parent?.as(LabeledExprSyntax.self),
                localBinding(of: name, at: node)?.position == pattern.position.utf8Offset,
                let type = expectedType(ofArgument: argument, false), isNeverConvertedTo(type)
            else { return nil }
            return type
        }
    }

    /// Whether only a value of the type itself can be handed over as one.
    private func isNeverConvertedTo(_ type: Type) -> Bool {
        guard case .nominal(let name, _) = type, let declared = declaredType(name) else { return false }
        // Swift makes these of each other, of anything that is hashable, and of arrays.
        if ["Double", Platform.drawnNumber, "AnyHashable"].contains(name) || name.hasPrefix("Unsafe") { return false }
        return declared.decl?.is(StructDeclSyntax.self) == true || declared.decl?.is(EnumDeclSyntax.self) == true
    }

    // MARK: - Undeclared types

    /// Whether the app writes a type of a library with generic arguments: then its initialiser doesn't tell them.
    func isUsedAsGeneric(_ name: String) -> Bool {
        genericTypes.contains(name) || context.isGeneric(name) || namesOfWrappers.contains(name)
    }
}

/// By convention of apps types of these names hold a value of any type.
private let namesOfWrappers: Set<String> = ["Atomic", "Box", "Observable", "State", "Variable", "Weak"]

extension ExprSyntax {
    /// The expression has a type of its own, whatever its place asks for.
    fileprivate var tellsItsType: Bool { !isLiteral && !isImplicitMember && !self.is(NilLiteralExprSyntax.self) }
}
