import SwiftSyntax

/// `let next = EditorViewController()`: making the object runs no code that anybody could notice, so it is as well made
/// right before it is first used.
struct QuietMaking {
    /// The name that the object is bound to.
    let name: String

    init?(_ statement: CodeBlockItemSyntax, _ semantics: Semantics) {
        guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.text == "let", variable.attributes.isEmpty,
            semantics.effectMarks(of: Syntax(statement)).isEmpty,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let type = semantics.typeNamed(by: call.calledExpression), semantics.isClass(type),
            call.arguments.allSatisfy({ semantics.isConstant($0.expression) }),
            semantics.effects(of: call).isDisjoint(with: [.changes, .varies, .starts])
        else { return nil }
        self.name = name.identifier.identifierText
    }

    /// Whether the object may as well be made behind a statement: it isn't used there, and isn't left unmade by it.
    func canWait(for statement: CodeBlockItemSyntax) -> Bool {
        !statement.leavesBy([.return, .break, .continue, .throw])
            && !statement.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }
}

extension Semantics {
    /// The value holds no code, and nothing that is named around it.
    fileprivate func isConstant(_ value: ExprSyntax) -> Bool {
        !nodes(in: Syntax(value)).contains { node in
            node.is(ClosureExprSyntax.self)
                || node.as(DeclReferenceExprSyntax.self).map {
                    localBinding(of: $0.baseName.identifierText, at: Syntax($0)) != nil
                } == true
        }
    }
}
