import SwiftSyntax

extension Semantics {
    /// The type of what a function or closure binds for itself: a parameter, a constant, an element, an associated value.
    func type(ofLocal binding: LocalBinding, named name: String) -> Type? {
        typesOfLocals.answer(to: binding.syntax.id, isKept: keepsAnswers) { findType(ofLocal: binding, named: name) }
    }

    private func findType(ofLocal binding: LocalBinding, named name: String) -> Type? {
        for node in sequence(first: binding.syntax, next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .functionParameter(let parameter): return type(ofParameter: parameter)
            case .closureParameter, .closureShorthandParameter: return type(ofClosureParameter: name, of: node)
            case .closureCapture(let capture): return type(ofCapture: capture, named: name)
            case .accessorParameters, .accessorDecl: return typeOfAccessed(node)
            case .patternBinding(let binding): return type(ofBound: name, in: binding)
            case .optionalBindingCondition(let condition): return type(ofBound: name, in: condition)
            case .forStmt(let loop): return type(ofElement: name, in: loop)
            case .catchItem(let item): return type(ofCaught: item)
            case .catchClause: return .named("Error")
            case .functionDecl(let function): return functionType(function.signature)
            case .switchCaseItem(let item):
                let subject = sequence(first: Syntax(item), next: \.parent).lazy.compactMap {
                    $0.as(SwitchExprSyntax.self)
                }
                .first?.subject
                return subject.flatMap(type(of:)).flatMap {
                    type(ofBound: binding.syntax, in: item.pattern, matching: $0)
                }
            case .matchingPatternCondition(let condition):
                return type(of: condition.initializer.value).flatMap {
                    type(ofBound: binding.syntax, in: condition.pattern, matching: $0)
                }
            case .codeBlockItem, .closureExpr: return nil
            default: continue
            }
        }
        return nil
    }

    private func type(ofClosureParameter name: String, of node: Syntax) -> Type? {
        let closure = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
        guard let closure, let place = closure.parameterNames.firstIndex(of: name) else { return nil }
        let types = parameterTypes(of: closure)
        return place < types.count ? types[place] : nil
    }

    /// `[weak self]`, `[store]`, `[weak owner = self]`.
    private func type(ofCapture capture: ClosureCaptureSyntax, named name: String) -> Type? {
        let value: Type?
        if let written = capture.initializer?.value {
            value = type(of: written)
        } else if name == "self" {
            value = typeOfSelf(at: Syntax(capture))
        } else if let closure = capture.parent?.parent?.parent?.parent, let outside = closure.parent {
            value =
                localBinding(of: name, at: outside).map { type(ofLocal: $0, named: name) }
                ?? ownProperty(name, at: outside)
        } else {
            value = nil
        }
        return capture.specifier?.specifier.tokenKind == .keyword(.weak) ? value?.asOptional : value
    }

    /// The type of a property of one of the types around a place.
    private func ownProperty(_ name: String, at node: Syntax) -> Type? {
        for owner in enclosingTypes(of: node) {
            guard let type = typeOfOwner(owner) else { continue }
            let found = members(named: name, of: type, isStatic: false) + members(named: name, of: type, isStatic: true)
            if let property = found.first(where: { !$0.decl.is(FunctionDeclSyntax.self) }) {
                return self.type(ofProperty: name, property)
            }
        }
        return nil
    }

    /// `newValue` is of the property's type.
    private func typeOfAccessed(_ node: Syntax) -> Type? {
        for ancestor in sequence(first: node, next: \.parent) {
            if let binding = ancestor.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation.flatMap { type($0.type) }
                    ?? binding.initializer.flatMap { type(of: $0.value) }
            }
            if let declared = ancestor.as(SubscriptDeclSyntax.self) { return type(declared.returnClause.type) }
        }
        return nil
    }

    // MARK: - Bindings

    private func type(ofBound name: String, in binding: PatternBindingSyntax) -> Type? {
        let whole =
            binding.typeAnnotation.flatMap { type($0.type) }
            ?? binding.initializer.flatMap { type(of: $0.value) }?.asRead
        return self.part(of: whole ?? typeInUse(of: binding), at: name, in: binding.pattern)
    }

    private func type(ofBound name: String, in condition: OptionalBindingConditionSyntax) -> Type? {
        if let written = condition.typeAnnotation { return type(written.type) }
        guard let value = condition.initializer?.value else {
            // `if let note {`
            let outside = localBinding(of: name, at: Syntax(condition))
            let type =
                outside.map { self.type(ofLocal: $0, named: name) }
                ?? (name == "self" ? typeOfSelf(at: Syntax(condition)) : ownProperty(name, at: Syntax(condition)))
            return type?.unwrappedOnce
        }
        return type(of: value)?.unwrappedOnce
    }

    /// `let (index, note) = pair`
    private func part(of type: Type?, at name: String, in pattern: PatternSyntax) -> Type? {
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return type }
        guard case .tuple(let elements) = type, elements.count == tuple.elements.count else { return nil }
        for (element, part) in zip(tuple.elements, elements) where element.pattern.binds(name) {
            return self.part(of: part.type, at: name, in: element.pattern)
        }
        return nil
    }

    /// `note in notes`, `(index, note) in notes.enumerated()`, `case let note? in notes`
    private func type(ofElement name: String, in loop: ForStmtSyntax) -> Type? {
        guard let sequence = type(of: loop.sequence), let element = elementType(of: sequence) else { return nil }
        if loop.caseKeyword != nil {
            return loop.pattern.identifiers.first { $0.identifier.identifierText == name }.flatMap {
                type(ofBound: Syntax($0), in: loop.pattern, matching: element)
            }
        }
        return part(of: element, at: name, in: loop.pattern)
    }

    /// The type of a sequence's elements.
    func elementType(of sequence: Type) -> Type? {
        switch canonical(sequence) {
        case .array(let element): element
        case .dictionary(let key, let value):
            .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        default: associatedType("Element", of: sequence)
        }
    }

    private func type(ofCaught item: CatchItemSyntax) -> Type? {
        guard let pattern = item.pattern else { return .named("Error") }
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        if inner.is(IdentifierPatternSyntax.self) { return .named("Error") }
        let cast = inner.as(ExpressionPatternSyntax.self)?.expression.as(AsExprSyntax.self)
        return cast.flatMap { $0.expression.is(PatternExprSyntax.self) ? type($0.type) : nil }
    }

    // MARK: - Patterns

    /// The type that a name in a pattern has where a value of a type is matched: `.loaded(let notes)`, `let note as Note`,
    /// `let note?`.
    private func type(ofBound name: Syntax, in pattern: PatternSyntax, matching type: Type) -> Type? {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern: return type
        case .valueBindingPattern(let binding): return self.type(ofBound: name, in: binding.pattern, matching: type)
        case .expressionPattern(let node): return self.type(ofBound: name, in: node.expression, matching: type)
        case .tuplePattern(let tuple):
            guard case .tuple(let elements) = type, elements.count == tuple.elements.count else { return nil }
            for (part, element) in zip(tuple.elements, elements) where part.range.contains(name.range.lowerBound) {
                return self.type(ofBound: name, in: part.pattern, matching: element.type)
            }
            return nil
        default: return nil
        }
    }

    private func type(ofBound name: Syntax, in expression: ExprSyntax, matching type: Type) -> Type? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return self.type(ofBound: name, in: node.pattern, matching: type)
        case .declReferenceExpr, .discardAssignmentExpr: return type
        case .asExpr(let cast): return self.type(cast.type)
        case .optionalChainingExpr(let chain):
            return self.type(ofBound: name, in: chain.expression, matching: type.unwrappedOnce)
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return self.type(ofBound: name, in: only.expression, matching: type)
            }
            guard case .tuple(let elements) = type, elements.count == tuple.elements.count else { return nil }
            for (part, element) in zip(tuple.elements, elements) where part.range.contains(name.range.lowerBound) {
                return self.type(ofBound: name, in: part.expression, matching: element.type)
            }
            return nil
        case .functionCallExpr(let call):
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                let place = Array(call.arguments).firstIndex(where: { $0.range.contains(name.range.lowerBound) })
            else { return nil }
            let owner = access.base.flatMap(typeNamed) ?? type.unwrapped
            let caseName = access.declName.baseName.identifierText
            guard let values = values(ofCase: caseName, of: owner) else { return nil }
            // `let pair` may take all values at once.
            let value: Type? =
                call.arguments.count == values.count
                ? values[place]
                : call.arguments.count == 1 && values.count > 1 ? .tuple(values.map { .init(type: $0) }) : nil
            let argument = Array(call.arguments)[place].expression
            return value.flatMap { self.type(ofBound: name, in: argument, matching: $0) }
        default: return nil
        }
    }

    /// The types of the values that an enum's case carries.
    func values(ofCase name: String, of owner: Type) -> [Type]? {
        let found = members(named: name, of: owner, isStatic: true).first { $0.decl.is(EnumCaseDeclSyntax.self) }
        guard let found, case .function(let function) = type(ofProperty: name, found) else { return nil }
        return function.parameters.map(\.type)
    }
}

extension PatternSyntax {
    /// The names in the pattern.
    fileprivate var identifiers: [IdentifierPatternSyntax] {
        nodes(IdentifierPatternSyntax.self, in: Syntax(self))
    }

    fileprivate func binds(_ name: String) -> Bool { identifiers.contains { $0.identifier.identifierText == name } }
}
