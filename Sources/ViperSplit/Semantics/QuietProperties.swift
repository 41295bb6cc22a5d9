import SwiftSyntax

/// Properties of other types that can be read without anybody noticing.
extension TypeInference {
    /// Whether a member is a stored property of a type in sight, or one that only looks up the user's defaults.
    func isReadQuietly(_ access: MemberAccessExprSyntax) -> Bool {
        guard let base = access.base, let owner = typeNamed(by: base) ?? type(ofReceiver: base) else { return false }
        // What Swift's own values tell of themselves.
        if owner == "String" || owner.elementType != nil || owner.unwrapped.dictionaryTypes != nil { return true }
        let name = access.declName.baseName.identifierText
        let found = (members(of: owner) ?? []).filter { MemberShape($0).names.contains(name) }
        return !found.isEmpty
            && found.allSatisfy { member in
                if MemberShape(member).kind == .storedProperty { return true }
                let bindings = member.as(VariableDeclSyntax.self)?.bindings
                guard case .getter(let code) = bindings?.first?.accessorBlock?.accessors, code.count == 1 else {
                    return false
                }
                return looksUpDefaults(Syntax(code))
            }
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
