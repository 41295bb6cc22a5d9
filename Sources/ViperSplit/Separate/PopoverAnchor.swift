import SwiftSyntax

/// What a popover points at, which an entry point was given: `sender` of `popover.barButtonItem = sender`.
///
/// Only the View and the Wireframe know such types. So it is handed on as senders are, as `Any`, and the Wireframe finds in
/// it what was put there.
struct PopoverAnchor {
    /// `UIBarButtonItem`
    let type: String
    /// What it is handed on as: `Any`, or `Any?` where there may be none.
    let passedAs: Type
}

extension ExprSyntax {
    /// The anchor that an expression is, if it is assigned to a popover's source, and its function's parameter.
    func anchor(_ scopes: Scopes) -> PopoverAnchor? {
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self),
            assignment.rightOperand.id == id, let target = assignment.leftOperand.as(MemberAccessExprSyntax.self),
            Platform.popoverSources.contains(target.declName.baseName.text)
        else { return nil }
        return givenAnchor(scopes)
    }

    /// The anchor that a parameter of a function would be.
    private func givenAnchor(_ scopes: Scopes) -> PopoverAnchor? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let parameter = scopes.binding(of: name, at: Syntax(self))?.syntax.as(FunctionParameterSyntax.self)
        else { return nil }
        let type = parameter.type.unwrapped
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text, name != "Any" else { return nil }
        let passedAs = Type.named("Any")
        return PopoverAnchor(type: name, passedAs: type.id == parameter.type.id ? passedAs : .optional(passedAs))
    }
}
