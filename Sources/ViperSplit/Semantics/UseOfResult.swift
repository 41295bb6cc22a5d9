import SwiftSyntax

extension Semantics {
    /// Tells that the value of a reference's target is needed, beyond a command on it.
    func needsValue(_ reference: Reference) -> Bool {
        if reference.form == .capture || reference.form == .binding { return true }
        return reference.node.as(ExprSyntax.self).map(needsValue) ?? true
    }

    /// Whether something waits for the value of the path that goes on from an expression; where nobody knows, it does.
    func needsValue(ofPathFrom root: ExprSyntax) -> Bool {
        AccessPath(from: root).command.map { isResult($0) != false } ?? true
    }

    /// Whether the value of an expression is the result of the closure, the function or the getter around it.
    ///
    /// - Returns: nil if nobody knows.
    func isResult(_ expression: ExprSyntax) -> Bool? {
        if isValueOfBuilder(expression) { return true }
        guard Syntax(expression).isResultOfBlock || isReturned(expression), !isInClosureWithoutResult(expression) else {
            return false
        }
        return givesValue(expression, orNil: expression.parent?.is(ReturnStmtSyntax.self) == true)
    }

    /// `return show(note)` where something may be given: a function that declares no result gives none.
    private func isReturned(_ expression: ExprSyntax) -> Bool {
        guard expression.parent?.is(ReturnStmtSyntax.self) == true, let owner = Syntax(expression).enclosingCode else {
            return false
        }
        return owner.as(FunctionDeclSyntax.self)?.signature.returnClause.givesValue
            ?? !owner.is(InitializerDeclSyntax.self)
    }

    /// - Parameter orNil: that there is nothing counts as a value, as in `return bar?.show()`.
    /// - Returns: nil if nobody knows.
    private func givesValue(_ expression: ExprSyntax, orNil: Bool = false) -> Bool? {
        if let branches = Syntax(expression).branches {
            let given = branches.map { $0.first?.expression.flatMap { givesValue($0) } }
            return given.contains(true) ? true : given.contains(nil) ? nil : false
        }
        if expression.as(InfixOperatorExprSyntax.self).map(isAssignment) == true { return false }
        return type(of: expression).map { orNil ? !$0.isVoid : !$0.unwrapped.isVoid }
    }

    /// Who takes the closure around an expression wants no result.
    private func isInClosureWithoutResult(_ expression: ExprSyntax) -> Bool {
        let owner = sequence(first: Syntax(expression), next: \.parent).first { node in
            [.closureExpr, .functionDecl, .accessorDecl, .accessorBlock].contains(node.kind) || node.isChoiceOfValues
        }
        guard let closure = owner?.as(ClosureExprSyntax.self) else { return false }
        return resultAsked(of: closure)?.isVoid == true
    }

    /// What a closure has to give, by its signature or for who takes it; nil if nobody knows.
    func resultAsked(of closure: ClosureExprSyntax) -> Type? {
        closure.signature?.returnClause.flatMap { type($0.type) }
            ?? expectedType(of: ExprSyntax(closure))?.unwrapped.function?.result
    }
}

extension Syntax {
    /// `if` or `switch` in the place of a value: `let count = if isShort { 1 } else { 2 }`.
    fileprivate var isChoiceOfValues: Bool {
        guard kind == .ifExpr || kind == .switchExpr, let parent else { return false }
        return !parent.is(ExpressionStmtSyntax.self) && !parent.is(IfExprSyntax.self)
    }
}
