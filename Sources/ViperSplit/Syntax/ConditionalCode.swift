import SwiftSyntax

extension Syntax {
    /// Whether the node is evaluated only in some cases when the code around it is: in a loop or a branch, or behind
    /// another condition.
    func isConditional(within outer: Syntax) -> Bool {
        var node = self
        while node != outer, let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .codeBlock, .switchCase: return true
            case .ternaryExpr(let choice) where Syntax(choice.condition) != node: return true
            case .infixOperatorExpr(let infix) where Syntax(infix.rightOperand) == node:
                if ["&&", "||", "??"].contains(infix.operator.trimmedText) { return true }
            case .conditionElementList(let conditions) where conditions.first.map(Syntax.init) != node: return true
            case .functionCallExpr(let call) where call.loop.map { Syntax($0.body) } == node: return true
            default: break
            }
            node = parent
        }
        return false
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
