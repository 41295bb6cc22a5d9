import SwiftParser
import SwiftSyntax

/// Types that a call gives to the generic parameters of what it calls.
extension TypeInference {
    /// A parameter clause with the types that the arguments of a call have in the place of generic names.
    ///
    /// - Parameter generic: the generic names that the clause may speak of.
    /// - Returns: nil if the arguments don't tell all of them for sure.
    func instantiated(
        _ clause: FunctionParameterClauseSyntax, _ generic: [String], by call: FunctionCallExprSyntax
    ) -> FunctionParameterClauseSyntax? {
        let used = generic.filter { name in clause.tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
        guard !used.isEmpty else { return clause }
        var types: [String: String] = [:]
        for name in used {
            guard let type = argumentType(of: name, clause, call) else { return nil }
            types[name] = type
        }
        return GenericNameRewriter(types).rewrite(clause).as(FunctionParameterClauseSyntax.self)
    }

    /// What all arguments agree on that a generic name is; one of an unknown type might want more of it.
    private func argumentType(
        of name: String, _ clause: FunctionParameterClauseSyntax, _ call: FunctionCallExprSyntax
    ) -> String? {
        var found: Set<String?> = []
        for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
            let label = argument.label?.identifierText ?? "_"
            let named = clause.parameters.filter { $0.firstName.identifierText == label }
            guard named.count == 1, let parameter = named.first?.type, parameter.mentions(name) else { continue }
            let given = argument.expression.isLiteral ? nil : type(of: argument.expression).flatMap(parsedType)
            found.insert(given.flatMap { parameter.genericArgument(name, for: $0) })
        }
        return found.count == 1 ? found.first ?? nil : nil
    }

    private func parsedType(_ text: String) -> TypeSyntax? {
        let declaration = Parser.parse(source: "let value: " + text).statements.first?.item.as(VariableDeclSyntax.self)
        return declaration?.bindings.first?.typeAnnotation?.type
    }
}

extension TypeSyntax {
    fileprivate func mentions(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    /// What a generic name is in the type, where a value of another type is given for it: in the places of `T`, `T?`, `[T]`
    /// and `[(title: String, value: T)]`.
    fileprivate func genericArgument(_ name: String, for given: TypeSyntax) -> String? {
        if trimmedDescription == name { return given.trimmedDescription }
        if let optional = self.as(OptionalTypeSyntax.self) {
            let inner = given.as(OptionalTypeSyntax.self)?.wrappedType ?? given
            return optional.wrappedType.genericArgument(name, for: inner)
        }
        if let array = self.as(ArrayTypeSyntax.self), let other = given.as(ArrayTypeSyntax.self) {
            return array.element.genericArgument(name, for: other.element)
        }
        guard let tuple = self.as(TupleTypeSyntax.self), let other = given.as(TupleTypeSyntax.self),
            tuple.elements.count == other.elements.count
        else { return nil }
        let parts = zip(tuple.elements, other.elements).filter { $0.0.type.mentions(name) }
        let found = Set(parts.map { $0.0.type.genericArgument(name, for: $0.1.type) })
        return found.count == 1 ? found.first ?? nil : nil
    }
}

private final class GenericNameRewriter: SyntaxRewriter {
    private let types: [String: String]

    init(_ types: [String: String]) {
        self.types = types
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard let type = types[node.name.text] else { return super.visit(node) }
        return TypeSyntax(node.with(\.name, node.name.with(\.tokenKind, .identifier(type))))
    }
}
