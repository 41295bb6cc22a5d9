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
