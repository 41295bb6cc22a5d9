import SwiftSyntax

/// What binds the `self` that a reference goes through.
struct SelfBinding: Hashable {
    enum Strength: Hashable { case strong, weak, unowned }

    let strength: Strength
    /// The closures, by offset, that keep `self` alive by holding the reference's `self`, outermost first.
    let strongClosures: [Int]
    /// Those around them that hold the `self` from which it is captured weakly.
    let closuresAround: [Int]
    /// The UTF-8 offset of the local name that stands for `self`; nil for the member's own.
    let binding: Int?
    /// The innermost closure around the reference captures `self` weakly and hasn't bound it again.
    var isOptional: Bool { strength == .weak }
}

extension Scopes {
    /// Finds what binds a name for `self` at a place: the member itself, a capture list, `guard let self`, or a
    /// variable: `weak var weakSelf = self`.
    ///
    /// - Parameter alias: `self`, or the local name that stands for it.
    func selfBinding(of alias: String = "self", at node: Syntax) -> SelfBinding {
        let node = placeOfEvaluation(node)
        let closures = enclosingClosures(of: node)
        let binding = binding(of: alias, at: node)
        let position = binding?.position
        // A closure that doesn't hold the binding inside itself must capture it.
        let capturing = closures.filter { closure in position.map { !closure.range.contains($0) } ?? true }
        let outer = binding.flatMap(placeOfValue).map { selfBinding(at: $0) }
        var strength = SelfBinding.Strength.strong
        var holders = capturing
        switch binding?.ownership {
        case "weak": strength = .weak
        case "unowned": strength = .unowned
        default:
            if let capture = binding?.syntax.as(ClosureCaptureSyntax.self) {
                holders = closures.filter { $0.range.contains(capture.range.lowerBound) }.suffix(1) + holders
            } else if binding?.isOfStatement == true, let outer, outer.strength == .strong {
                // `let me = self` in a closure, which holds it for that.
                holders = closures.filter { outer.strongClosures.contains($0.range.lowerBound) } + holders
            }
        }
        return SelfBinding(
            strength: strength, strongClosures: strength == .strong ? holders.map(\.range.lowerBound) : [],
            closuresAround: outer.map { $0.closuresAround + $0.strongClosures } ?? [], binding: position)
    }

    /// Where the `self` is evaluated that a binding takes over: outside of the closure that captures it, so that a closure
    /// around one that captures `self` weakly holds it.
    private func placeOfValue(_ binding: LocalBinding) -> Syntax? {
        if let value = binding.value, value.trimmedText != "self" { return nil }
        if binding.isOfStatement { return binding.syntax }
        if let capture = binding.syntax.as(ClosureCaptureSyntax.self) {
            return capture.parent?.parent?.parent?.parent?.parent
        }
        let condition =
            binding.syntax.as(OptionalBindingConditionSyntax.self)
            ?? binding.syntax.parent?.as(OptionalBindingConditionSyntax.self)
        guard let condition, self.binding(of: "self", at: Syntax(condition))?.position != binding.position
        else { return nil }
        return Syntax(condition)
    }

    /// A `?` behind something else than `self` leads to the expression.
    func isChained(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): !isSelf(chain.expression)
        case .memberAccessExpr(let access): access.base.map(isChained) ?? false
        case .functionCallExpr(let call): isChained(call.calledExpression)
        case .subscriptCallExpr(let call): isChained(call.calledExpression)
        default: false
        }
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

extension Semantics {
    /// What code that names nothing of the controller would have to write before one of its members.
    ///
    /// - Parameter references: those of the member that the code belongs to.
    /// - Returns: nil if the code runs without `self`, or if a closure would come to hold it.
    func selfReceiver(at node: Syntax, _ references: [Reference]) -> String? {
        guard let innermost = enclosingClosures(of: node).last(where: mayEscape) else { return "" }
        let binding = controller.scopes.selfBinding(at: node)
        guard binding.strength == .strong else { return nil }
        let isHeld = references.contains {
            $0.receiver?.strongClosures.contains(innermost.range.lowerBound) == true
        }
        return binding.binding != nil || isHeld ? "self." : nil
    }
}
