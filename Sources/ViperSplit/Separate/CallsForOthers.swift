import SwiftSyntax

extension HostCode {
    /// Whether a method of another component can make a call of the app's for its caller: it neither waits nor throws, what it is
    /// given is evaluated at once, and what takes a closure may keep it, and says nothing more of it.
    func canBeMadeByOthers(_ call: FunctionCallExprSyntax) -> Bool {
        guard let callee = semantics.callee(of: call), let decl = callee.decl, !semantics.isOfLibrary(decl),
            let signature = decl.as(FunctionDeclSyntax.self)?.signature
        else { return true }
        let parameters = Array(signature.parameterClause.parameters)
        func isPlain(_ place: Int) -> Bool {
            guard parameters.indices.contains(place),
                let attributed = parameters[place].type.as(AttributedTypeSyntax.self)
            else { return !parameters.indices.contains(place) || !parameters[place].type.isFunction }
            return attributed.attributes.map(\.trimmedText) == ["@escaping"]
        }
        // `#function` means the code around.
        let tellsPlace = callee.omitted.contains { place in
            parameters.indices.contains(place)
                && parameters[place].defaultValue?.value.is(MacroExpansionExprSyntax.self) == true
        }
        return signature.effectSpecifiers == nil && !tellsPlace && callee.places.allSatisfy(isPlain)
    }
}
