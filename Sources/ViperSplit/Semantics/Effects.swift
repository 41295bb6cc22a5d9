import SwiftSyntax

/// What running a piece of code may do to others.
struct Effects: OptionSet, Hashable {
    let rawValue: Int

    /// May make the last owner of the screen let go of it.
    static let releases = Effects(rawValue: 1)
    /// May call the app's own code: a delegate, a closure, what listens.
    static let callsBack = Effects(rawValue: 2)

    /// Of what isn't in sight nobody knows.
    static let unknown: Effects = [.releases, .callsBack]
}

/// The effects of the app's functions are the summary of their bodies, those of the frameworks' are the facts of their
/// declarations; what nobody declares may do anything.
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

    /// Those of a call itself, without its arguments.
    func effects(of call: FunctionCallExprSyntax) -> Effects {
        let callee = call.calledExpression.plain
        if callee.is(ClosureExprSyntax.self) { return [] }
        // `.success(notes)` and `Editor(note)` make values.
        if callee.as(MemberAccessExprSyntax.self)?.base == nil, callee.is(MemberAccessExprSyntax.self) { return [] }
        if typeNamed(by: call.calledExpression) != nil || callee.trimmedDescription.first?.isUppercase == true,
            !callee.is(MemberAccessExprSyntax.self)
        {
            return []
        }
        let known = self.callee(of: call)?.decl.map { [$0] } ?? candidates(for: call).compactMap(\.decl)
        return known.isEmpty ? .unknown : effects(ofAny: known)
    }

    /// - Parameter step: a call or an assignment.
    private func effects(ofStep step: Syntax) -> Effects {
        if let call = step.as(FunctionCallExprSyntax.self) { return effects(of: call) }
        return step.as(InfixOperatorExprSyntax.self).map { effects(ofSetting: $0.leftOperand) } ?? []
    }

    /// Setting a property runs its observers or its setter; what is set inside another value is that one's property.
    private func effects(ofSetting target: ExprSyntax) -> Effects {
        let path = AccessPath(to: target)
        let last = path.links.reversed().firstResult { link -> MemberAccessExprSyntax? in
            if case .member(let access) = link { return access }
            return nil
        }
        guard let last else {
            let name = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText ?? ""
            guard localBinding(of: name, at: Syntax(path.root)) == nil else { return [] }
            return effects(ofAny: controller.members(named: name).map(\.decl))
        }
        let found = membersNamed(by: last)
        if !found.isEmpty { return effects(ofAny: found.map(\.decl)) }
        // What a local value has that nobody knows was made here.
        let holder =
            isSelf(path.root) ? path.memberNames.first : path.root.as(DeclReferenceExprSyntax.self)?.baseName.text
        let isInside = path.links.count > (isSelf(path.root) ? 1 : 0)
        let isOfMember = holder.map { name in
            localBinding(of: name, at: Syntax(path.root)) == nil && !controller.members(named: name).isEmpty
        }
        return isInside && isOfMember == true ? .unknown : []
    }

    private func effects(ofAny decls: [DeclSyntax]) -> Effects {
        decls.reduce(into: []) { $0.formUnion(effects(of: $1)) }
    }

    private func effects(ofCode code: Syntax) -> Effects {
        steps(in: code).reduce(into: []) { $0.formUnion(effects(ofStep: $1)) }
    }

    /// Those of a function that is called, or of a property that is set.
    private func effects(of decl: DeclSyntax) -> Effects {
        guard filesOfApp.contains(decl.root.id) else { return effects(ofFrameworks: decl) }
        return remember(decl, \.effects) {
            switch decl.as(DeclSyntaxEnum.self) {
            case .enumCaseDecl, .initializerDecl: return []
            case .functionDecl(let function):
                // A requirement has no body, and a subclass may have another one.
                guard let body = function.body, !isOverridden(function) else { return .unknown }
                return effects(ofCode: Syntax(body))
            case .variableDecl(let variable):
                let accessors = variable.bindings.compactMap(\.accessorBlock)
                if accessors.contains(where: \.isOfRequirement) { return .unknown }
                return accessors.reduce(into: []) { $0.formUnion(effects(ofCode: Syntax($1))) }
            default: return .unknown
            }
        } ?? []
    }

    /// A view that asks its data source or tells its delegate gets an answer, as the controller's own callbacks give it;
    /// what shows a screen calls that screen's life cycle.
    private func effects(ofFrameworks decl: DeclSyntax) -> Effects {
        let facts = Facts(of: decl)
        if facts.contains(.releasesSelf) { return .unknown }
        guard facts.contains(.callsBack) else { return [] }
        let type = enclosingTypes(of: Syntax(decl)).first
        let isView = type.map { platform.facts(ofType: $0).contains(.view) } == true
        return isView || facts.contains(.navigates) ? .callsBack : .unknown
    }

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
