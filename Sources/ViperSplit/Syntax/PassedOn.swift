import SwiftSyntax

extension DeclSyntax {
    /// `interactor` of a body that consists of `interactor.count` or `interactor?.save(note)`, by the member's own name.
    func requestPassedOn(as name: String) -> String? {
        let lists = nodes(CodeBlockItemListSyntax.self, in: Syntax(self))
        guard let only = lists.first?.first, lists.map(\.count) == [1], let action = only.action?.withoutEffectMarks
        else {
            return nil
        }
        let access = (action.as(FunctionCallExprSyntax.self)?.calledExpression ?? action).as(
            MemberAccessExprSyntax.self)
        guard let access, access.declName.baseName.identifierText == name else { return nil }
        // A link that may be nil gives what may be nil.
        let givesNothing = self.as(FunctionDeclSyntax.self).map { $0.signature.returnClause == nil } == true
        let chained = givesNothing ? access.base?.as(OptionalChainingExprSyntax.self)?.expression : nil
        return (access.base?.as(ForceUnwrapExprSyntax.self)?.expression ?? chained ?? access.base)?.trimmedText
    }
}
