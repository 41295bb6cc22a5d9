import SwiftSyntax

/// Ends of names that tell alike commands apart by the branch in which each is given.
extension HostCode {
    /// `WhenLocked` in `if isLocked { ... }`, `WhenNotLocked` in its `else`, `WhenSaved` in `case .saved`, and after those
    /// `ForUpdate` in a member `update`.
    func endsOfNames(at node: Syntax) -> [String] {
        let around = sequence(first: node, next: \.parent).prefix { $0.id != member.decl.id }
        let told = around.firstResult { part in
            part.parent.flatMap { Self.state(in: part, of: $0) }
        }
        return [told.map { "When" + $0 }, "For" + member.name.inCamelCase.capitalizedFirst].compactMap { $0 }
    }

    /// What is so in a part of a choice, if one word tells.
    private static func state(in part: Syntax, of node: Syntax) -> String? {
        if let label = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
            guard label.caseItems.count == 1, let pattern = label.caseItems.first?.pattern else { return nil }
            return pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
                .map { $0.declName.baseName.identifierText.capitalizedFirst }
        }
        guard let choice = node.as(IfExprSyntax.self), choice.conditions.count == 1,
            let condition = choice.conditions.first?.condition.as(ExprSyntax.self)
        else { return nil }
        let isElse = part.id == choice.elseBody.map { Syntax($0).id }
        guard isElse || part.id == Syntax(choice.body).id else { return nil }
        return flag(in: condition).map { (isElse != $0.isNegated ? "Not" : "") + $0.name }
    }

    /// `Locked` for `isLocked`, `store.isLocked()` and `!isLocked`.
    private static func flag(in condition: ExprSyntax) -> (name: String, isNegated: Bool)? {
        if let negation = condition.as(PrefixOperatorExprSyntax.self) {
            guard negation.operator.text == "!", let plain = flag(in: negation.expression) else { return nil }
            return (plain.name, !plain.isNegated)
        }
        let asked = condition.as(FunctionCallExprSyntax.self).map {
            $0.arguments.isEmpty ? $0.calledExpression : condition
        }
        let value = asked ?? condition
        let name =
            value.as(DeclReferenceExprSyntax.self)?.baseName
            ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let text = name?.identifierText, text.withoutIs != text else { return nil }
        return (text.withoutIs, false)
    }
}
