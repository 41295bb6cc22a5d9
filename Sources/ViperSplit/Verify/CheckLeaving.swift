import SwiftSyntax

/// A new method that returns early left the body that it was taken out of: nothing may follow where it is called.
func checkLeaving(_ generated: [Member], _ original: Controller, _ separated: Controller) -> [SeparationFault] {
    let leaving = Set(
        generated.compactMap(\.function).filter {
            !$0.signature.returnClause.givesValue && $0.body?.leavesBy([.return]) == true
        }.map(\.name.text))
    guard !leaving.isEmpty else { return [] }
    return separated.members.flatMap { member -> [SeparationFault] in
        guard let before = separated.original(of: member, in: original) else { return [] }
        return member.decl.tokens(viewMode: .sourceAccurate).filter { token in
            leaving.contains(token.text) && token.parent?.is(DeclReferenceExprSyntax.self) == true
                && enclosingStatement(of: token)?.isLastOfVoidFunction != true
        }.map { token in
            SeparationFault(
                member: before.id, message: "`\(token.text)` returns early, and something follows in `\(member.name)`")
        }
    }
}

private func enclosingStatement(of token: TokenSyntax) -> CodeBlockItemSyntax? {
    sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
}
