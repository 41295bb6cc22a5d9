import SwiftSyntax

/// What reaches data without a service being asked: a use case of the Interactor, which is handed the value that is asked.
///
/// ## Before
/// ```swift
/// let data = try Data(contentsOf: url)
/// try text.write(to: url, atomically: true, encoding: .utf8)
/// ```
/// ## After
/// ```swift
/// let data = try readData(contentsOf: url)
/// try write(text, to: url, atomically: true, encoding: .utf8)
/// ```
extension DataExtractions {
    func transfer(_ call: FunctionCallExprSyntax) -> Extraction? {
        guard code.semantics.reachesData(call), !handsOnSelf(call), let decl = code.semantics.callee(of: call)?.decl
        else { return nil }
        if let initializer = decl.as(InitializerDeclSyntax.self) { return making(call, initializer) }
        return code.semantics.function(calledBy: call).flatMap { asking(call, $0) }
    }

    /// `Data(contentsOf: url)`
    private func making(_ call: FunctionCallExprSyntax, _ initializer: InitializerDeclSyntax) -> Extraction? {
        guard initializer.genericParameterClause == nil,
            let type = code.semantics.typeNamed(by: call.calledExpression),
            let declared = DeclaredUseCase(initializer, of: type, code, call)
        else { return nil }
        return extraction(
            call, asking: call.calledExpression.range, signature: declared.signature, parameters: declared.parameters,
            text: declared.code(on: nil), ["read", "fetch", "load"].map { $0 + type.noun.capitalizedFirst })
    }

    /// `text.write(to: url, atomically: true, encoding: .utf8)`
    private func asking(_ call: FunctionCallExprSyntax, _ function: FunctionDeclSyntax) -> Extraction? {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            code.semantics.typeNamed(by: base) == nil, !code.controller.scopes.isChained(base),
            // What is handed over stays as it is.
            !function.modifiers.contains(where: { $0.name.text == "mutating" }),
            let type = code.valueType(of: base)?.unwrapped,
            let declared = DeclaredUseCase(function, code, call, isOptional: false),
            !declared.parameters.contains(where: { $0.name == type.noun })
        else { return nil }
        let asked = Extraction.Parameter(
            label: nil, name: type.noun, type: code.semantics.written(type), argument: base.range, isClosure: false)
        return extraction(
            call, asking: base.range, signature: declared.signature, parameters: [asked] + declared.parameters,
            text: declared.code(on: asked.name), [declared.name, declared.name + type.noun.capitalizedFirst])
    }
}

extension Type {
    /// What a value of the type is called: `data` for `Data` and `NSData`.
    fileprivate var noun: String {
        let name = self.name?.split(separator: ".").last.map(String.init) ?? "value"
        let isOfObjectiveC = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
        return (isOfObjectiveC ? String(name.dropFirst(2)) : name).lowercasedFirst
    }
}
