import SwiftSyntax

/// Whether what is handed over may be evaluated where the call of the new method stands.
extension ParameterReader {
    /// What gives nothing is done, and not handed over. In a closure that runs at once, who runs it may have begun something
    /// (`UIView.performWithoutAnimation`), so what others can notice is done there, too.
    func isValue(_ expression: ExprSyntax, _ type: Type) -> Bool {
        if type.unwrapped.isVoid { return false }
        let isInClosure = enclosingClosures(of: Syntax(expression)).contains { range.contains($0.range.lowerBound) }
        return !isInClosure || code.semantics.effects(of: Syntax(expression)).isDisjoint(with: .noticed)
    }

    /// What is handed over is evaluated before the rest of the code: what stands before it there mustn't be told by it, nor tell.
    /// `editor.note = note` reads what nobody but the view controller sets; who the next number is asked from may have been asked
    /// by the screen that was made on the line before.
    func isEvaluatedInOrder(_ expression: ExprSyntax) -> Bool {
        let semantics = code.semantics
        let effects = semantics.effects(of: Syntax(expression))
        if effects.isDisjoint(with: Effects.noticed.union(.varies)) { return true }
        let earlier = steps(before: expression)
        if isOwnState(expression), !earlier.contains(where: handsOnSelf) { return true }
        return earlier.allSatisfy { isHanded($0) || !semantics.isNoticedByApp($0) }
    }

    /// The same as it was when it was first handed over: nothing can have changed it since.
    func isAsHandedOver(_ expression: ExprSyntax) -> Bool {
        let semantics = code.semantics
        if semantics.effects(of: Syntax(expression)).isDisjoint(with: .varies) { return true }
        let noticed = steps(before: expression).filter(semantics.isNoticedByApp)
        return noticed.isEmpty
            || isOwnState(expression) && !noticed.contains { isHanded($0) || handsOnSelf($0) }
    }

    /// The caller evaluates it, with all that is handed over.
    private func isHanded(_ step: Syntax) -> Bool {
        (edits.map(\.range) + parameters.map(\.argument)).contains { $0.contains(step.range.lowerBound) }
    }

    /// What is called or set before an expression in the code that leaves; in a loop, what stands behind it was, too.
    private func steps(before expression: ExprSyntax) -> [Syntax] {
        let loops: [SyntaxKind] = [.forStmt, .whileStmt, .repeatStmt]
        let loop = sequence(first: Syntax(expression), next: \.parent).prefix { range.contains($0.range) }
            .last { loops.contains($0.kind) }
        let end = loop?.range.upperBound ?? expression.range.lowerBound
        return nodes.flatMap { code.semantics.steps(in: $0) }.filter { step in
            [.functionCallExpr, .infixOperatorExpr].contains(step.kind) && step.range.upperBound <= end
                && !expression.range.contains(step.range.lowerBound)
        }
    }

    /// All that varies of it is what the view controller stores, a local name, or what one of its views shows: nobody can set that
    /// without it.
    private func isOwnState(_ expression: ExprSyntax) -> Bool {
        let semantics = code.semantics
        return semantics.steps(in: Syntax(expression)).allSatisfy { step in
            semantics.effects(ofStep: step).isDisjoint(with: Effects.noticed.union(.varies))
                || step.as(ExprSyntax.self).map(readsOwnState) == true
        }
    }

    private func readsOwnState(_ read: ExprSyntax) -> Bool {
        let semantics = code.semantics
        let path = AccessPath(to: read)
        guard [.declReferenceExpr, .memberAccessExpr].contains(read.kind),
            let root = path.root.firstToken(viewMode: .sourceAccurate)
        else { return false }
        let members = code.rootReference(of: read)?.memberIDs.map { code.controller.members[$0] } ?? []
        let isOwn = members.isEmpty ? code.isOuterLocal(root, range) : members.allSatisfy { $0.kind == .storedProperty }
        let types = path.members.compactMap(\.base).filter { !semantics.isSelf($0) }.map {
            semantics.type(of: $0)?.unwrapped
        }
        let isOfView = types.allSatisfy { type in
            type.map(semantics.isView) == true && type?.name.map(code.context.isUIKitName) == true
        }
        return isOwn
            && (isOfView
                || semantics.readsOnlyWhatIsStored(read) && types.allSatisfy { $0.map(semantics.isClass) == false })
    }

    /// Whoever is handed the view controller, or a closure that has it, may have it change what it stores.
    private func handsOnSelf(_ step: Syntax) -> Bool {
        code.semantics.isNoticedByApp(step)
            && code.references(in: (nodes.first?.range.lowerBound ?? 0)..<step.range.upperBound).contains { reference in
                reference.target == .selfValue
                    || enclosingClosures(of: reference.node).contains { range.contains($0.range.lowerBound) }
            }
    }

    /// What is handed over is evaluated, whether there is a screen or not: what stands behind a `guard` or in a branch wasn't,
    /// nor what is told to somebody who may not be there.
    func isEvaluatedAlike(_ expression: ExprSyntax) -> Bool {
        let effects = code.semantics.effects(of: Syntax(expression))
        switch condition(of: expression) {
        case nil: return true
        // What a text is put together of is handed over, and not a text that may not be needed.
        case .branch:
            return effects.isDisjoint(with: .noticedOrTraps)
                && (!expression.is(StringLiteralExprSyntax.self) || isPlain(expression))
        // Who shows a screen for a row has the row, it is taken; of the delegate it can be said in its place.
        case .receiver: return effects.isDisjoint(with: tellsDelegate ? .noticedOrTraps : .noticed)
        }
    }

    private func condition(of expression: ExprSyntax) -> Condition? {
        for node in nodes {
            if node.range.contains(expression.range.lowerBound) {
                return Syntax(expression).condition(within: node, besides: code.semantics.isSelf)
            }
            if node.as(CodeBlockItemSyntax.self)?.item.is(GuardStmtSyntax.self) == true { return .branch }
        }
        return nil
    }
}
