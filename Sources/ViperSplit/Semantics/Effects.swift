import SwiftSyntax

/// What running a piece of code may do, and what others can tell of it.
///
/// The effects of the app's functions are the summary of their bodies, those of the frameworks' are the facts of their
/// declarations; what nobody declares may do anything.
struct Effects: OptionSet, Hashable {
    let rawValue: Int

    /// May make the last owner of the screen let go of it.
    static let releases = Effects(rawValue: 1 << 0)
    /// May call the app's own code: a delegate, a closure, what listens.
    static let callsBack = Effects(rawValue: 1 << 1)
    /// Others can see that it ran: it sets what they have, or asks somebody to do something.
    static let changes = Effects(rawValue: 1 << 2)
    /// What it gives depends on when it runs.
    static let varies = Effects(rawValue: 1 << 3)
    /// Makes the instance that others share, if nobody has asked for it before.
    static let starts = Effects(rawValue: 1 << 4)

    /// Ends the app where something isn't there: `picked!`, `picked[0]`.
    static let traps = Effects(rawValue: 1 << 5)

    /// What it gives may be something else the next time though nobody has set anything: the time, chance, what a framework has.
    static let drifts = Effects(rawValue: 1 << 6)

    /// Of what isn't in sight nobody knows.
    static let unknown: Effects = [.releases, .callsBack, .changes, .varies, .starts, .traps, .drifts]
    /// A value that nobody in sight declares may be computed; whoever computes it isn't expected to change anything.
    static let unknownRead: Effects = [.callsBack, .varies, .drifts]
    /// Others can tell whether the code ran at all.
    static let noticed: Effects = [.callsBack, .changes]
    /// Others can tell, or there is no app any more.
    static let noticedOrTraps: Effects = [.callsBack, .changes, .traps]
    /// Whoever evaluates the code later, or not at all, can be told from who does it now.
    static let anyTime: Effects = [.changes, .varies]
    /// What a library does that nobody has described, without asking the app anything.
    static let undescribed: Effects = [.changes, .varies, .drifts]
}

extension Semantics {
    /// The code may drop the screen on its way to a place, from a given UTF-8 offset on.
    func mayRelease(before place: Syntax, since start: Int, in code: Syntax) -> Bool {
        let offset = place.range.lowerBound
        // What is deferred runs last, wherever it stands.
        let isDeferred = sequence(first: place, next: \.parent).contains { $0.is(DeferStmtSyntax.self) }
        return steps(in: code, reaching: place).contains { step in
            step.range.lowerBound >= start && (step.range.upperBound <= offset || isDeferred)
                && !isOnOtherBranch(step, place) && effects(ofStep: step).contains(.releases)
        }
    }

    /// The effects of evaluating an expression, or of running statements.
    func effects(of code: some SyntaxProtocol) -> Effects {
        steps(in: Syntax(code)).reduce(into: []) { $0.formUnion(effects(ofStep: $1)) }
    }

    /// The innermost part of the code that has one of some effects; nil if none has.
    func cause(of effects: Effects, in code: some SyntaxProtocol) -> Syntax? {
        steps(in: Syntax(code)).first { !self.effects(ofStep: $0).isDisjoint(with: effects) }
    }

    /// Whether a value can be read before a piece of code runs: nothing is done before it is read that might change it, and
    /// it is read once at most.
    ///
    /// - Parameter body: statements around the expression.
    func isReadFirst(_ expression: ExprSyntax, in body: Syntax) -> Bool {
        let kinds: [SyntaxKind] = [
            .closureExpr, .functionDecl, .accessorDecl, .whileStmt, .forStmt, .repeatStmt, .deferStmt,
        ]
        let isRepeated =
            body.range.contains(expression.range.lowerBound)
            && sequence(first: Syntax(expression), next: \.parent).prefix { $0.id != body.id }
                .contains { kinds.contains($0.kind) }
        return !isRepeated
            && !steps(in: body).contains { step in
                step.range.upperBound <= expression.range.lowerBound && effects(ofStep: step).contains(.changes)
                    && !setsSomethingElse(step, than: expression)
            }
    }

    /// `Settings.isMuted = sender.isOn`: setting what the app has stored, and nobody observes, changes that alone.
    private func setsSomethingElse(_ step: Syntax, than expression: ExprSyntax) -> Bool {
        guard let infix = step.as(InfixOperatorExprSyntax.self), isAssignment(infix),
            let target = infix.leftOperand.as(MemberAccessExprSyntax.self),
            effects(ofStep: step).isDisjoint(with: [.callsBack, .releases]), readsOnlyWhatIsStored(expression),
            !AccessPath(to: expression).memberNames.contains(target.declName.baseName.identifierText)
        else { return false }
        let set = membersNamed(by: target).map(\.decl)
        return !set.isEmpty
            && set.allSatisfy { decl in
                isOfApp(decl) && MemberShape(decl).kind == .storedProperty
                    && decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil
            }
    }

    /// Reading the value runs no code of the app and can't fail: all that it goes through is stored, or a framework's.
    func readsOnlyWhatIsStored(_ expression: ExprSyntax) -> Bool {
        AccessPath(to: expression).members.allSatisfy { access in
            let found = membersNamed(by: access).map(\.decl)
            let base = access.base.flatMap { type(of: $0) }
            return !found.isEmpty && base.map { $0 == $0.asRead } != false
                && found.allSatisfy { decl in
                    !isOfApp(decl)
                        || MemberShape(decl).kind == .storedProperty
                            && decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil
                }
        }
    }

    /// The effects of a call, its arguments left out, of an assignment, or of reading a name.
    func effects(ofStep step: Syntax) -> Effects {
        let step = contributions(of: step)
        return step.called.reduce(into: step.own) { $0.formUnion(effects(ofApp: $1)) }
    }

    /// A step runs code of the app that does more than compute, or changes what the app has; what a framework is told, that asks
    /// nobody back, is between the two of them.
    func isNoticedByApp(_ step: Syntax) -> Bool {
        let parts = contributions(of: step)
        if parts.own.contains(.callsBack) { return true }
        if parts.called.contains(where: { !effects(ofApp: $0).isDisjoint(with: .noticed) }) { return true }
        guard parts.own.contains(.changes), let target = step.as(InfixOperatorExprSyntax.self)?.leftOperand else {
            return false
        }
        let set = AccessPath(to: target).members.last.map { membersNamed(by: $0).map(\.decl) } ?? []
        return set.isEmpty || set.contains(where: isOfApp)
    }

    /// The summary of a function that is called, a value that is made, or a property that is set or read.
    private func effects(ofApp code: RunCode) -> Effects {
        summary(of: code, \.effectsByCode, everything: .unknown, code: contributions(ofCode:))
    }
}

/// The two stand in different cases of a `switch`, or different branches of an `if`.
private func isOnOtherBranch(_ node: Syntax, _ other: Syntax) -> Bool {
    let ancestors = Set(sequence(first: other, next: \.parent).map(\.id))
    guard let common = sequence(first: node, next: \.parent).first(where: { ancestors.contains($0.id) }) else {
        return false
    }
    if common.is(SwitchCaseListSyntax.self) { return true }
    guard let branches = common.as(IfExprSyntax.self) else { return false }
    return branches.body.range.contains(node.range.lowerBound) && !branches.body.range.contains(other.range.lowerBound)
        && branches.elseBody.map { $0.range.contains(other.range.lowerBound) } == true
}
