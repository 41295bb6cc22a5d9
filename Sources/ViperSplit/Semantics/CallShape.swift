import SwiftSyntax

/// Whether a declaration can be what an expression names: a call must fit a function's parameters.
func fits(_ decl: DeclSyntax, _ node: Syntax) -> Bool {
    // A call of a property is fine where the property holds a closure.
    guard let function = decl.as(FunctionDeclSyntax.self) else { return true }
    if case .call(let arguments) = use(of: node) {
        return match(arguments, with: function.signature.parameterClause.callParameters) != nil
    }
    let name = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
    guard let written = name?.argumentNames?.arguments else { return true }
    return written.map { $0.name.text == "_" ? nil : $0.name.identifierText } == function.parameterLabels
}

extension Semantics {
    /// Whether a function named alone is one whose name says so, `dismiss(then:)`, or that takes what its place hands over.
    func isAskedFor(_ member: Member, at node: Syntax) -> Bool {
        guard let function = member.decl.as(FunctionDeclSyntax.self), let value = node.as(ExprSyntax.self) else {
            return false
        }
        let name = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
        if name?.argumentNames != nil { return true }
        return expectedType(of: value)?.function?.parameters.count
            == function.signature.parameterClause.parameters.count
    }
}

extension TypeSyntax {
    /// A function type, written out or behind a name that may stand for one.
    var mayBeFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.mayBeFunction }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.mayBeFunction }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.mayBeFunction
        }
        if let name = self.as(IdentifierTypeSyntax.self)?.name.text {
            return Platform.sdk.keyword(of: name) == nil && !Platform.sdk.draws(name)
        }
        return self.is(FunctionTypeSyntax.self) || self.is(MemberTypeSyntax.self)
    }
}
