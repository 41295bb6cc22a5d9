import SwiftSyntax

extension DeclSyntax {
    /// `interactor` of a body that consists of `interactor.count` or `interactor?.save(note)`, by the member's own name, and where
    /// it can be set of `interactor.count = newValue`, too.
    func requestPassedOn(as name: String) -> String? {
        let lists = nodes(CodeBlockItemListSyntax.self, in: Syntax(self))
        let links = lists.map { list in list.count == 1 ? list.first.flatMap { link(askedIn: $0, for: name) } : nil }
        guard let link = links.first, Set(links).count == 1 else { return nil }
        return link
    }

    /// `interactor` of a statement `interactor.save(note)`, by the name that it asks for.
    func link(askedIn item: CodeBlockItemSyntax, for name: String) -> String? {
        let accessor = item.parent?.parent?.parent?.as(AccessorDeclSyntax.self)
        let infix = item.action?.as(InfixOperatorExprSyntax.self)
        let given = accessor.flatMap {
            $0.accessorSpecifier.text == "set" ? $0.parameters?.name.text ?? "newValue" : nil
        }
        // A setter gives what it is given, and nothing else gives anything.
        guard infix.flatMap({ isAssignment($0) ? $0.rightOperand.bareName : nil }) == given,
            let action = (given == nil ? item.action : infix?.leftOperand)?.withoutEffectMarks
        else { return nil }
        let access = (action.as(FunctionCallExprSyntax.self)?.calledExpression ?? action).as(
            MemberAccessExprSyntax.self)
        guard let access, access.declName.baseName.identifierText == name else { return nil }
        // A link that may be nil gives what may be nil.
        let givesNothing = self.as(FunctionDeclSyntax.self)?.signature.returnClause.givesValue == false
        let chained = givesNothing ? access.base?.as(OptionalChainingExprSyntax.self)?.expression : nil
        return (access.base?.as(ForceUnwrapExprSyntax.self)?.expression ?? chained ?? access.base)?.trimmedText
    }
}
