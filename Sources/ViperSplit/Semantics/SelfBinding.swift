import SwiftLexicalLookup
import SwiftSyntax

extension SelfBinding {
    /// Finds what binds a name for `self` at a place: the member itself, a capture list, or `guard let self`.
    ///
    /// - Parameter alias: `self`, or the local name that stands for it.
    init(of alias: String, at node: Syntax) {
        let node = placeOfEvaluation(node)
        let closures = enclosingClosures(of: node)
        let binding = localBinding(of: alias, at: node)
        let position = binding?.position
        // A closure that doesn't hold the binding inside itself must capture it.
        let capturing = closures.filter { closure in position.map { !closure.range.contains($0) } ?? true }
        var strength = Strength.strong
        var holders = capturing
        if let capture = binding?.syntax.as(ClosureCaptureSyntax.self) {
            switch capture.specifier?.specifier.text {
            case "weak": strength = .weak
            case "unowned": strength = .unowned
            default: holders = closures.filter { $0.range.contains(capture.range.lowerBound) }.suffix(1) + holders
            }
        }
        self.strength = strength
        self.binding = position
        strongClosures = strength == .strong ? holders.map(\.range.lowerBound) : []
    }
}

/// What stands in a capture list is evaluated outside of the closure.
private func placeOfEvaluation(_ node: Syntax) -> Syntax {
    var place = node
    for ancestor in sequence(first: node, next: \.parent) {
        if ancestor.is(ClosureCaptureSyntax.self), let closure = ancestor.parent?.parent?.parent?.parent,
            let outside = closure.parent
        {
            place = outside
        }
    }
    return place
}

/// The closures around a node, outermost first.
func enclosingClosures(of node: Syntax) -> [ClosureExprSyntax] {
    sequence(first: node, next: \.parent).compactMap { $0.as(ClosureExprSyntax.self) }.reversed()
}

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

    /// What the name stands for from there on: nil for a variable, which may come to stand for something else.
    var lastingValue: ExprSyntax? {
        let isVariable =
            syntax.parent?.as(PatternBindingSyntax.self)?.isVariable
            ?? syntax.parent?.as(OptionalBindingConditionSyntax.self)?.isVariable
        return isVariable == true ? nil : value
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
                .contains { $0.trimmedDescription == "inout" }
            return specifier?.text == "var" || isInout == true
        }
    }
}

extension DeclReferenceExprSyntax {
    /// `strongSelf` after `guard let strongSelf = self`.
    var isAliasOfSelf: Bool {
        guard baseName.tokenKind != .keyword(.self),
            let binding = localBinding(of: baseName.identifierText, at: Syntax(self))
        else { return false }
        return binding.lastingValue?.trimmedDescription == "self"
    }
}

/// The local declaration that a name refers to at a node; nil for members, globals and the member's own `self`.
func localBinding(of name: String, at node: Syntax) -> LocalBinding? {
    // An identifier doesn't keep its token's text alive.
    let token = TokenSyntax.identifier(name)
    let results = withExtendedLifetime(token) { Identifier(token).map { node.lookup($0) } ?? [] }
    for result in results {
        switch result {
        case .lookForMembers: return nil
        case .fromScope(_, let names):
            guard let name = names.first else { continue }
            if case .implicit(.self) = name { return nil }
            return LocalBinding(syntax: Syntax(name.syntax), position: name.position.utf8Offset)
        default: continue
        }
    }
    return nil
}

extension ExprSyntax {
    /// `self`, `self?`, a local name for it.
    var isSelfOrChain: Bool {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isSelfOrChain }
        guard let reference = self.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.baseName.tokenKind == .keyword(.self) || reference.isAliasOfSelf
    }

    /// A `?` behind something else than `self` leads to the expression.
    var isChained: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): !chain.expression.isSelfOrChain
        case .memberAccessExpr(let access): access.base?.isChained ?? false
        case .functionCallExpr(let call): call.calledExpression.isChained
        case .subscriptCallExpr(let call): call.calledExpression.isChained
        default: false
        }
    }
}
