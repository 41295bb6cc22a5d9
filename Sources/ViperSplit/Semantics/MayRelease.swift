import SwiftSyntax

/// Where code may make the app drop the screen before it goes on.
///
/// Any call may whose declaration isn't in sight. Of the frameworks' own, those may that let go of screens or call the app
/// before they return; a function of the app may if something in its body may.
extension Semantics {
    /// The code may drop the screen on its way to a place, from a given UTF-8 offset on.
    func mayRelease(before place: Syntax, since start: Int, in code: Syntax) -> Bool {
        let offset = place.range.lowerBound
        // What is deferred runs last, wherever it stands.
        let isDeferred = sequence(first: place, next: \.parent).contains { $0.is(DeferStmtSyntax.self) }
        return steps(in: code, reaching: place).contains { step in
            step.range.lowerBound >= start && (step.range.upperBound <= offset || isDeferred)
                && !isOnOtherBranch(step, place) && mayRelease(step)
        }
    }

    /// - Parameter step: a call or an assignment.
    private func mayRelease(_ step: Syntax) -> Bool {
        if let call = step.as(FunctionCallExprSyntax.self) { return mayRelease(call) }
        return step.as(InfixOperatorExprSyntax.self).map { mayRelease(bySetting: $0.leftOperand) } ?? false
    }

    private func mayRelease(_ call: FunctionCallExprSyntax) -> Bool {
        let callee = call.calledExpression.plain
        if callee.is(ClosureExprSyntax.self) { return false }
        // `.success(notes)` and `Editor(note)` make values.
        if callee.as(MemberAccessExprSyntax.self)?.base == nil, callee.is(MemberAccessExprSyntax.self) { return false }
        if typeNamed(by: call.calledExpression) != nil || callee.trimmedDescription.first?.isUppercase == true,
            !callee.is(MemberAccessExprSyntax.self)
        {
            return false
        }
        let known = self.callee(of: call)?.decl.map { [$0] } ?? candidates(for: call).compactMap(\.decl)
        return known.isEmpty || known.contains { mayRelease($0) }
    }

    /// Setting a property runs its observers or its setter; what is set inside another value is that one's property.
    private func mayRelease(bySetting target: ExprSyntax) -> Bool {
        let path = AccessPath(to: target)
        let last = path.links.reversed().firstResult { link -> MemberAccessExprSyntax? in
            if case .member(let access) = link { return access }
            return nil
        }
        guard let last else {
            let name = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText ?? ""
            guard localBinding(of: name, at: Syntax(path.root)) == nil else { return false }
            return controller.members(named: name).contains { mayRelease($0.decl) }
        }
        let found = membersNamed(by: last)
        if !found.isEmpty { return found.contains { mayRelease($0.decl) } }
        // What a local value has that nobody knows was made here.
        let holder =
            isSelf(path.root) ? path.memberNames.first : path.root.as(DeclReferenceExprSyntax.self)?.baseName.text
        return path.links.count > (isSelf(path.root) ? 1 : 0)
            && holder.map { name in
                localBinding(of: name, at: Syntax(path.root)) == nil && !controller.members(named: name).isEmpty
            } == true
    }

    /// A function that is called, or a property that is set.
    private func mayRelease(_ decl: DeclSyntax) -> Bool {
        guard isOfApp(decl) else { return mayRelease(ofFrameworks: decl) }
        return remember(decl, \.releases) {
            switch decl.as(DeclSyntaxEnum.self) {
            case .enumCaseDecl, .initializerDecl: return false
            case .functionDecl(let function):
                // A requirement has no body, and a subclass may have another one.
                guard let body = function.body, !isOverridden(function) else { return true }
                return steps(in: Syntax(body)).contains(where: mayRelease)
            case .variableDecl(let variable):
                let accessors = variable.bindings.compactMap(\.accessorBlock)
                if accessors.contains(where: \.isOfRequirement) { return true }
                return accessors.contains { steps(in: Syntax($0)).contains(where: mayRelease) }
            default: return true
            }
        } ?? false
    }

    /// A view that asks its data source or tells its delegate gets an answer, as the controller's own callbacks give it;
    /// what shows a screen calls that screen's life cycle.
    private func mayRelease(ofFrameworks decl: DeclSyntax) -> Bool {
        let facts = Facts(of: decl)
        if facts.contains(.releasesSelf) { return true }
        guard facts.contains(.callsBack), !facts.contains(.navigates) else { return false }
        return enclosingTypes(of: Syntax(decl)).first.map { platform.facts(ofType: $0).contains(.view) } != true
    }

    private func isOfApp(_ decl: DeclSyntax) -> Bool { filesOfApp.contains(decl.root.id) }

    private func isOverridden(_ function: FunctionDeclSyntax) -> Bool {
        guard let type = enclosingTypes(of: Syntax(function)).first else { return false }
        return context.subclass(of: type, overriding: function.name.identifierText) != nil
    }

    /// The calls and assignments that a piece of code makes itself; of closures those that are run at once, and those around
    /// `place`.
    private func steps(in code: Syntax, reaching place: Syntax? = nil) -> [Syntax] {
        let visitor = StepVisitor(place: place?.range.lowerBound, mayEscape: mayEscape)
        visitor.walk(code)
        return visitor.steps
    }
}

extension AccessorBlockSyntax {
    /// `{ get set }`
    fileprivate var isOfRequirement: Bool {
        if case .accessors(let accessors) = accessors { return accessors.allSatisfy { $0.body == nil } }
        return false
    }
}

private final class StepVisitor: SyntaxVisitor {
    let place: Int?
    let mayEscape: (ClosureExprSyntax) -> Bool
    var steps: [Syntax] = []

    init(place: Int?, mayEscape: @escaping (ClosureExprSyntax) -> Bool) {
        self.place = place
        self.mayEscape = mayEscape
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        steps.append(Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if use(of: Syntax(node.leftOperand)) != .read { steps.append(Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        place.map { node.range.contains($0) } == true || !mayEscape(node) ? .visitChildren : .skipChildren
    }

    /// `case .success(let notes)` looks like a call.
    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        return .skipChildren
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
