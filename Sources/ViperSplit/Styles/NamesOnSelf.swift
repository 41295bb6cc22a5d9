import SwiftSyntax

extension AppContext {
    /// The names that a declaration binds: parameters, locals and captures.
    func names(boundIn decl: DeclSyntax) -> Set<String> {
        Syntax(decl).root.as(SourceFileSyntax.self).map { Set(scopes(of: $0).names(boundIn: decl)) } ?? []
    }
}

extension DeclSyntax {
    /// The names by which its code may mean members of its own type: `notes`, `self.notes`.
    var namesOnSelf: [String] {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(self)).filter { reference in
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.id != reference.id || access?.base?.trimmedText.hasPrefix("self") == true
        }.map(\.baseName.identifierText).filter { $0 != "self" && !$0.hasPrefix("$") }
    }
}
