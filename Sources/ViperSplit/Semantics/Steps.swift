import SwiftSyntax

extension Semantics {
    /// What a piece of code does itself, in the order in which it is evaluated: calls, operators, assignments, and reads of
    /// values; of closures those that are run at once, and those around `place`.
    func steps(in code: Syntax, reaching place: Syntax? = nil) -> [Syntax] {
        // Nothing runs where a closure is only written.
        if code.is(ClosureExprSyntax.self) { return [] }
        let visitor = StepVisitor(place: place?.range.lowerBound, mayEscape: mayEscape)
        visitor.walk(code)
        return visitor.steps
    }
}

/// Visits the parts of an expression before the expression.
private final class StepVisitor: SyntaxVisitor {
    let place: Int?
    let mayEscape: (ClosureExprSyntax) -> Bool
    var steps: [Syntax] = []

    init(place: Int?, mayEscape: @escaping (ClosureExprSyntax) -> Bool) {
        self.place = place
        self.mayEscape = mayEscape
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) { steps.append(Syntax(node)) }

    override func visitPost(_ node: InfixOperatorExprSyntax) { steps.append(Syntax(node)) }
    override func visitPost(_ node: PrefixOperatorExprSyntax) { steps.append(Syntax(node)) }
    override func visitPost(_ node: PostfixOperatorExprSyntax) { steps.append(Syntax(node)) }

    override func visitPost(_ node: SubscriptCallExprSyntax) { if isRead(node) { steps.append(Syntax(node)) } }
    override func visitPost(_ node: InOutExprSyntax) { steps.append(Syntax(node)) }
    override func visitPost(_ node: ForceUnwrapExprSyntax) { steps.append(Syntax(node)) }
    override func visitPost(_ node: AsExprSyntax) { if node.mayTrap { steps.append(Syntax(node)) } }
    override func visitPost(_ node: TryExprSyntax) { if node.mayTrap { steps.append(Syntax(node)) } }
    override func visitPost(_ node: AwaitExprSyntax) { steps.append(Syntax(node)) }
    override func visitPost(_ node: ForStmtSyntax) { if node.awaitKeyword != nil { steps.append(Syntax(node)) } }
    override func visitPost(_ node: VariableDeclSyntax) { if node.isAsync { steps.append(Syntax(node)) } }
    override func visitPost(_ node: MacroExpansionExprSyntax) { steps.append(Syntax(node)) }

    /// The name behind a dot is its member's.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        if isRead(node) { steps.append(Syntax(node)) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if isRead(node) { steps.append(Syntax(node)) }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard place.map({ node.range.contains($0) }) == true || !mayEscape(node) else { return .skipChildren }
        walk(node.statements)
        return .skipChildren
    }

    /// `case .success(let notes)` looks like a call.
    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        return .skipChildren
    }

    /// What is called or assigned is a step as a whole.
    private func isRead(_ node: some ExprSyntaxProtocol) -> Bool {
        let whole = sequence(first: Syntax(node), next: \.parent).first { !isLink($0.parent, behind: $0) }
        if let call = whole?.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == whole {
            return false
        }
        return use(of: Syntax(node)) != .assign
    }

    /// `?` and `!`
    private func isLink(_ node: Syntax?, behind base: Syntax) -> Bool {
        node?.is(OptionalChainingExprSyntax.self) == true || node?.is(ForceUnwrapExprSyntax.self) == true
    }
}

extension AsExprSyntax {
    /// `next as! Editor`
    fileprivate var mayTrap: Bool { questionOrExclamationMark?.tokenKind == .exclamationMark }
}

extension TryExprSyntax {
    fileprivate var mayTrap: Bool { questionOrExclamationMark?.tokenKind == .exclamationMark }
}
