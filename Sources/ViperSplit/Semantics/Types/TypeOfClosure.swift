import SwiftSyntax

extension Semantics {
    /// The type of a closure, as far as it or its place says so.
    func typeOfClosure(_ closure: ClosureExprSyntax) -> Type? {
        let wanted = expectedType(of: ExprSyntax(closure))?.function
        let parameters = parameterTypes(of: closure)
        guard
            let result = closure.signature?.returnClause.map({ type($0.type) })
                ?? wanted.flatMap({ $0.result.isOpen ? nil : .some($0.result) }) ?? resultType(of: closure)
        else { return nil }
        guard parameters.allSatisfy({ $0 != nil }) else { return nil }
        return .function(
            Type.Function(
                parameters: parameters.compactMap { $0 }.map { .init(type: $0) }, result: result,
                effects: wanted?.effects ?? []))
    }

    /// The types of the parameters that a closure declares: written, or those of the place where it stands.
    func parameterTypes(of closure: ClosureExprSyntax) -> [Type?] {
        let names = closure.parameterNames
        let written: [Type?]
        if case .parameterClause(let clause) = closure.signature?.parameterClause {
            written = clause.parameters.map { $0.type.flatMap { type($0) } }
        } else {
            written = names.map { _ in nil }
        }
        if !written.isEmpty, written.allSatisfy({ $0 != nil }) { return written }
        let given =
            givenParameters[closure.id] ?? typesGiven(toCalled: closure)
            ?? expectedType(of: ExprSyntax(closure))?.function?.parameters.map(\.type)
        guard let given else { return written }
        var types = given
        // `{ key, value in }` takes a pair apart.
        if given.count == 1, names.count > 1, case .tuple(let elements) = given[0], elements.count == names.count {
            types = elements.map(\.type)
        }
        let open = types.map { $0.isOpen ? nil : Optional($0) }
        if names.isEmpty { return closure.signature?.parameterClause == nil ? open : [] }
        guard open.count == names.count else { return written }
        return zip(written, open).map { $0 ?? $1 }
    }

    /// The types that a closure is given which is called where it stands: `{ $0.delegate = self; return $0 }(Manager())`.
    ///
    /// - Returns: nil if it isn't called there, or the type of an argument isn't known for certain.
    private func typesGiven(toCalled closure: ClosureExprSyntax) -> [Type]? {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
            call.calledExpression.id == ExprSyntax(closure).id, call.trailingClosure == nil,
            // A literal may be of another type than the one that it has by itself.
            !call.arguments.contains(where: { $0.expression.mayBeTypedByItsPlace })
        else { return nil }
        let types = call.arguments.map { type(of: $0.expression) }
        return types.contains(nil) ? nil : types.compactMap { $0 }
    }

    /// The type of `$0` in the closure around a place.
    func type(ofParameter place: Int, at node: Syntax) -> Type? {
        let closure = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
            .first { $0.signature?.parameterClause == nil }
        guard let closure else { return nil }
        let types = parameterTypes(of: closure)
        if place < types.count {
            // `$0` alone is the pair that is given, `$1` its second part.
            if types.count == 1, case .tuple(let elements) = types[0], closure.usesSecondParameter {
                return place < elements.count ? elements[place].type : nil
            }
            return types[place]
        }
        if types.count == 1, case .tuple(let elements) = types[0] {
            return place < elements.count ? elements[place].type : nil
        }
        return nil
    }

    /// The type of what a closure gives, as its code tells.
    ///
    /// - Parameter given: the types of its parameters, where the call that takes it isn't understood yet.
    func resultType(of closure: ClosureExprSyntax, givenParameters given: [Type]? = nil) -> Type? {
        if let written = closure.signature?.returnClause { return type(written.type) }
        if let given {
            givenParameters[closure.id] = given
            asksWithGivenParameters += 1
        }
        defer {
            if given != nil {
                givenParameters[closure.id] = nil
                asksWithGivenParameters -= 1
            }
        }
        let statements = Array(closure.statements)
        if statements.isEmpty { return .void }
        if statements.count == 1, case .expr(let only) = statements[0].item { return type(of: only) }
        let visitor = ReturnedValueVisitor(viewMode: .sourceAccurate)
        visitor.walk(closure.statements)
        if visitor.values.isEmpty { return .void }
        var types: Set<Type> = []
        var isOptional = false
        for value in visitor.values {
            guard let value else { return .void }
            if value.is(NilLiteralExprSyntax.self) {
                isOptional = true
            } else if let type = type(of: value) {
                types.insert(type)
            } else if !value.isImplicitMember {
                return nil
            }
        }
        guard types.count == 1, let only = types.first else { return nil }
        return isOptional ? only.asOptional : only
    }
}

/// The values that a closure returns; nil for `return` alone.
private final class ReturnedValueVisitor: SyntaxVisitor {
    var values: [ExprSyntax?] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        values.append(node.expression)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
    /// `$1` stands somewhere in it.
    fileprivate var usesSecondParameter: Bool {
        statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .dollarIdentifier("$1") }
    }
}
