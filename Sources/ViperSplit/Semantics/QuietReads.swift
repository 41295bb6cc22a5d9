import SwiftSyntax

/// Properties of other types that can be read without anybody noticing.
extension Semantics {
    /// Whether a member is a stored property of a type in sight, one of a library, or one that only looks up the user's
    /// defaults.
    func isReadQuietly(_ access: MemberAccessExprSyntax) -> Bool {
        // What Swift's own values tell of themselves.
        if let base = access.base, receiverType(of: base)?.unwrapped.isContainer == true { return true }
        let found = membersNamed(by: access).filter { !$0.decl.is(FunctionDeclSyntax.self) }
        return !found.isEmpty && found.allSatisfy { isReadQuietly($0) }
    }

    private func isReadQuietly(_ member: FoundMember) -> Bool {
        if isOfLibrary(member) || MemberShape(member.decl).kind == .storedProperty { return true }
        let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
        guard case .getter(let code) = bindings?.first?.accessorBlock?.accessors, code.count == 1 else { return false }
        return looksUpDefaults(Syntax(code))
    }

    private func isOfLibrary(_ member: FoundMember) -> Bool {
        !filesOfApp.contains(member.decl.root.id)
    }

    /// `UserDefaults.standard.bool(forKey: "muted")`
    private func looksUpDefaults(_ code: Syntax) -> Bool {
        if let call = code.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.trimmedDescription.hasPrefix("UserDefaults.standard.")
                && call.labels == ["forKey"]
        }
        return !code.is(DeclReferenceExprSyntax.self)
            && code.children(viewMode: .sourceAccurate).allSatisfy(looksUpDefaults)
    }
}
