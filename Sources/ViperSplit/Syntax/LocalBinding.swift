import SwiftSyntax

/// A declaration that is local to a function or closure.
struct LocalBinding {
    let syntax: Syntax
    /// The UTF-8 offset of the name.
    let position: Int

    /// What the name is bound to where it is declared, if that is written there.
    var value: ExprSyntax? {
        syntax.parent?.as(PatternBindingSyntax.self)?.initializer?.value
            ?? syntax.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
            ?? syntax.as(ClosureCaptureSyntax.self)?.initializer?.value
    }

    /// A `let` or `var` that is a statement by itself, no condition.
    var isOfStatement: Bool { syntax.parent?.is(PatternBindingSyntax.self) == true }

    /// `weak` or `unowned`, as a capture or a local variable says: what the name stands for isn't held by it.
    var ownership: String? {
        if let capture = syntax.as(ClosureCaptureSyntax.self) { return capture.specifier?.specifier.text }
        let variable = syntax.parent?.as(PatternBindingSyntax.self)?.parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.modifiers.map(\.name.text).first { ["weak", "unowned"].contains($0) }
    }

    /// A parameter, a `let`, the element of a loop: it has the same value for the rest of its scope.
    var isConstant: Bool {
        let declaration = sequence(first: syntax, next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        return !declaration.contains { node in
            let specifier =
                node.as(VariableDeclSyntax.self)?.bindingSpecifier
                ?? node.as(OptionalBindingConditionSyntax.self)?.bindingSpecifier
                ?? node.as(ValueBindingPatternSyntax.self)?.bindingSpecifier
            let isInout = node.as(FunctionParameterSyntax.self)?.type.as(AttributedTypeSyntax.self)?.specifiers
                .contains { $0.trimmedText == "inout" }
            return specifier?.text == "var" || isInout == true
        }
    }

    /// The type that is written where it is bound.
    var typeWritten: TypeSyntax? {
        syntax.as(FunctionParameterSyntax.self)?.type
            ?? syntax.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? syntax.parent?.as(OptionalBindingConditionSyntax.self)?.typeAnnotation?.type
    }
}

extension IdentifierPatternSyntax {
    /// No name of a `var`, of a statement or of a condition.
    var isConstant: Bool {
        let specifier =
            parent?.as(OptionalBindingConditionSyntax.self)?.bindingSpecifier
            ?? parent?.as(PatternBindingSyntax.self)?.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier
        return specifier?.tokenKind != .keyword(.var)
    }
}

/// The closures around a node, outermost first.
func enclosingClosures(of node: Syntax) -> [ClosureExprSyntax] {
    sequence(first: node, next: \.parent).compactMap { $0.as(ClosureExprSyntax.self) }.reversed()
}
