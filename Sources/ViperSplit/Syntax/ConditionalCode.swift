import SwiftSyntax

/// Why code may not be evaluated when the code around it is.
enum Condition {
    /// It is in a loop or a branch, or behind another condition.
    case branch
    /// It is told to somebody who may not be there: `next()` of `coordinator?.show(next())`.
    case receiver
}

extension Syntax {
    /// What has to be so for the node to be evaluated when the code around it is; nil if nothing has.
    ///
    /// - Parameter isAskedAnyway: an object is asked, if it is there, by the code around as well.
    func condition(within outer: Syntax, besides isAskedAnyway: (ExprSyntax) -> Bool) -> Condition? {
        var found: Condition?
        var node = self
        while node != outer, let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .codeBlock, .switchCase: return .branch
            case .ternaryExpr(let choice) where Syntax(choice.condition) != node: return .branch
            case .infixOperatorExpr(let infix) where Syntax(infix.rightOperand) == node:
                if ["&&", "||", "??"].contains(infix.operator.trimmedText) { return .branch }
                if isAssignment(infix), infix.leftOperand.mayEndEarly(besides: isAskedAnyway) { found = .receiver }
            case .conditionElementList(let conditions) where conditions.first.map(Syntax.init) != node: return .branch
            case .functionCallExpr(let call) where call.loop.map { Syntax($0.body) } == node: return .branch
            case .functionCallExpr(let call) where Syntax(call.calledExpression) != node:
                if call.calledExpression.mayEndEarly(besides: isAskedAnyway) { found = .receiver }
            case .subscriptCallExpr(let call) where Syntax(call.calledExpression) != node:
                if call.calledExpression.mayEndEarly(besides: isAskedAnyway) { found = .receiver }
            default: break
            }
            node = parent
        }
        return found
    }
}

extension ExprSyntax {
    /// What follows the expression isn't evaluated where one of the objects on its way isn't there.
    fileprivate func mayEndEarly(besides isAskedAnyway: (ExprSyntax) -> Bool) -> Bool {
        let base: ExprSyntax? =
            switch self.as(ExprSyntaxEnum.self) {
            case .optionalChainingExpr(let chain): chain.expression
            case .memberAccessExpr(let access): access.base
            case .functionCallExpr(let call): call.calledExpression
            case .subscriptCallExpr(let call): call.calledExpression
            case .forceUnwrapExpr(let unwrap): unwrap.expression
            default: nil
            }
        guard let base else { return false }
        return self.is(OptionalChainingExprSyntax.self) && !isAskedAnyway(base)
            || base.mayEndEarly(besides: isAskedAnyway)
    }
}

extension FunctionCallExprSyntax {
    /// `notes.forEach { note in ... }`: a loop in other words.
    var loop: (sequence: ExprSyntax, body: ClosureExprSyntax)? {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "forEach",
            let base = access.base, let body = trailingClosure, arguments.isEmpty
        else { return nil }
        return (base, body)
    }
}

extension CodeBlockItemSyntax {
    /// An import, or a condition around nothing but imports.
    var isImport: Bool {
        item.is(ImportDeclSyntax.self) || item.as(IfConfigDeclSyntax.self).map(\.holdsOnlyImports) == true
    }
}

extension IfConfigDeclSyntax {
    fileprivate var holdsOnlyImports: Bool {
        clauses.allSatisfy { clause in
            clause.elements?.as(CodeBlockItemListSyntax.self)?.allSatisfy { $0.item.is(ImportDeclSyntax.self) } ?? true
        }
    }
}
