import SwiftSyntax

extension Syntax {
    /// An expression that is all that a closure, a function, a getter or a branch consists of, so its value may be the result.
    var isResultOfBlock: Bool {
        if parent?.is(ExpressionStmtSyntax.self) == true { return isResult }
        guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent
        else {
            return false
        }
        if let branch = owner.as(SwitchCaseSyntax.self) { return branch.parent?.parent?.isResult ?? false }
        // What is all of a clause of `#if` may be all of what is around it.
        if owner.is(IfConfigClauseSyntax.self) { return owner.parent?.parent?.isResultOfBlock ?? false }
        if let clause = owner.as(ClosureExprSyntax.self)?.signature?.returnClause { return !clause.type.isVoid }
        guard owner.is(CodeBlockSyntax.self) else { return true }
        if let branch = owner.parent?.as(IfExprSyntax.self) { return Syntax(branch).isResult }
        if let accessor = owner.parent?.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return owner.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause.givesValue == true
    }

    /// Whether an `if` or a `switch` gives a value, or may: with an expression in each of its branches.
    private var isResult: Bool {
        guard let parent else { return false }
        if let outer = parent.as(IfExprSyntax.self) { return Syntax(outer).isResult }
        guard parent.is(ExpressionStmtSyntax.self) else { return !parent.is(CodeBlockItemSyntax.self) }
        return branches?.allSatisfy { $0.count == 1 && $0.first?.expression != nil } == true && parent.isResultOfBlock
    }

    /// What stands in the branches; nil for an `if` without `else`, which gives nothing.
    var branches: [CodeBlockItemListSyntax]? {
        if let cases = self.as(SwitchExprSyntax.self)?.cases {
            return cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
        }
        guard let choice = self.as(IfExprSyntax.self) else { return nil }
        switch choice.elseBody {
        case .codeBlock(let block): return [choice.body.statements, block.statements]
        case .ifExpr(let next): return Syntax(next).branches.map { [choice.body.statements] + $0 }
        case nil: return nil
        }
    }
}

extension ReturnClauseSyntax? {
    /// A function that is declared with the clause gives something: `-> Void` declares no more than a missing clause.
    var givesValue: Bool { map { !$0.type.isVoid } ?? false }
}

extension TypeSyntax {
    /// The type of nothing, as it is written.
    var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedText) }
}

extension CodeBlockItemSyntax {
    /// The expression that a statement is; an `if` or a `switch` may be one.
    var expression: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    }

    /// The expression that a statement evaluates last: the one that it is, or that it returns.
    var action: ExprSyntax? { returned ?? expression }

    /// `return show(note)`
    var returned: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression }

    /// The property of a local name that the statement sets, and what it sets it to: `details.id = 3`.
    func assignment(to name: String) -> (property: String, value: ExprSyntax)? {
        guard let infix = expression?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            let access = infix.leftOperand.as(MemberAccessExprSyntax.self), access.base?.bareName == name
        else { return nil }
        return (access.declName.baseName.identifierText, infix.rightOperand)
    }
}

extension ExprSyntax {
    /// `id`, as a name of its own.
    var bareName: String? {
        self.as(DeclReferenceExprSyntax.self).flatMap { $0.argumentNames == nil ? $0.baseName.identifierText : nil }
    }
}

extension ExprSyntax {
    /// What `_ = call()` evaluates and nobody reads; nil for other expressions.
    var discarded: ExprSyntax? {
        guard let infix = self.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        else { return nil }
        return infix.rightOperand
    }

    /// The expression behind `try` and `await`, but not behind `try?`, which gives something else.
    var withoutEffectMarks: ExprSyntax {
        let attempt = self.as(TryExprSyntax.self).flatMap { $0.questionOrExclamationMark == nil ? $0.expression : nil }
        return (attempt ?? self.as(AwaitExprSyntax.self)?.expression)?.withoutEffectMarks ?? self
    }
}
