import SwiftSyntax

/// The value that stands in for a property of a module that isn't there: the one that the property is made with.
///
/// ## Before
/// ```swift
/// var notes: [Note] = []
/// return notes.count
/// ```
/// ## After
/// ```swift
/// return (presenter?.notes ?? []).count
/// ```
enum StandIn: Hashable {
    /// The property is made with nil, and so nil stands for it by itself.
    case nothing
    /// `[]`, `false`
    case literal(String)

    /// - Returns: nil for a property whose first value is no literal, and for any other member.
    init?(for member: Member) {
        guard member.kind == .storedProperty, let bindings = member.variable?.bindings, bindings.count == 1,
            let binding = bindings.first
        else { return nil }
        let value = binding.initializer?.value
        let type = binding.typeAnnotation?.type
        if type?.is(OptionalTypeSyntax.self) == true {
            guard value.map({ $0.is(NilLiteralExprSyntax.self) }) != false else { return nil }
            self = .nothing
        } else if let value, value.isPlainLiteral, type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) != true {
            self = .literal(value.trimmedText)
        } else {
            return nil
        }
    }

    /// The text behind the optional chain: ` ?? []`.
    var suffix: String {
        switch self {
        case .nothing: ""
        case .literal(let text): " ?? \(text)"
        }
    }

    /// Tells that the chain and the value that stands in have to be one operand in the place of an expression.
    func needsParentheses(inPlaceOf expression: ExprSyntax) -> Bool {
        guard let parent = expression.parent else { return false }
        let goesOn =
            parent.is(MemberAccessExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
            || [
                parent.as(FunctionCallExprSyntax.self)?.calledExpression.id,
                parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id,
            ].contains(expression.id)
        switch self {
        case .nothing: return goesOn
        case .literal:
            // The right side of an assignment ends where the value does.
            if let assignment = parent.as(InfixOperatorExprSyntax.self), isAssignment(assignment) { return false }
            return goesOn
                || [.infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr, .asExpr, .isExpr, .ternaryExpr]
                    .contains(parent.kind)
        }
    }
}
