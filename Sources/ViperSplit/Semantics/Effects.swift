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

extension Contributions<Effects> {
    fileprivate static var unknown: Contributions { Contributions(own: .unknown) }
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

    /// The effects of a call, its arguments left out, or of an assignment.
    func effects(ofStep step: Syntax) -> Effects {
        let step = contributions(of: step)
        return step.called.reduce(into: step.own) { $0.formUnion(effects(ofApp: $1)) }
    }

    /// The calls and assignments that a piece of code makes itself; of closures those that are run at once, and those around
    /// `place`.
    func steps(in code: Syntax, reaching place: Syntax? = nil) -> [Syntax] {
        let visitor = StepVisitor(place: place?.range.lowerBound, mayEscape: mayEscape)
        visitor.walk(code)
        return visitor.steps
    }

    // MARK: - One step

    private func contributions(of step: Syntax) -> Contributions<Effects> {
        if let call = step.as(FunctionCallExprSyntax.self) { return contributions(of: call) }
        return step.as(InfixOperatorExprSyntax.self).map { contributions(ofSetting: $0.leftOperand) } ?? Contributions()
    }

    private func contributions(of call: FunctionCallExprSyntax) -> Contributions<Effects> {
        let callee = call.calledExpression.plain
        if callee.is(ClosureExprSyntax.self) { return Contributions() }
        // A local value that is called may hold any closure.
        if let name = callee.as(DeclReferenceExprSyntax.self),
            let binding = localBinding(of: name.baseName.identifierText, at: Syntax(name)),
            !binding.syntax.is(FunctionDeclSyntax.self)
        {
            return .unknown
        }
        let known = self.callee(of: call)?.decl.map { [$0] } ?? candidates(for: call).compactMap(\.decl)
        if !known.isEmpty { return contributions(of: known) }
        // `Editor(note)` and `.success(notes)` make values.
        let access = callee.as(MemberAccessExprSyntax.self)
        let makesValue =
            typeNamed(by: callee) != nil
            || access.map { $0.base == nil || $0.declName.baseName.text == "init" }
                ?? (callee.trimmedDescription.first?.isUppercase == true)
        return makesValue ? Contributions() : .unknown
    }

    /// Setting a property runs its observers or its setter, and those of the values that it is a part of.
    private func contributions(ofSetting target: ExprSyntax) -> Contributions<Effects> {
        let path = AccessPath(to: target)
        // What is made or given here belongs to nobody else, as far as anybody knows.
        let unknown: Effects = isLocal(path.root) ? [] : .unknown
        var result = Contributions<Effects>()
        for link in path.links.reversed() {
            switch link {
            case .member(let access):
                let found = membersNamed(by: access).map(\.decl)
                if found.isEmpty { result.own.formUnion(unknown) } else { result.add(contributions(of: found)) }
            case .subscript(let access):
                guard receiverType(of: access.calledExpression)?.unwrapped.isContainer != true else { continue }
                result.own.formUnion(unknown)
            case .call: return result
            case .optional, .unwrap: continue
            }
            // An object is the same whatever is set in it.
            if let base = link.base, let type = receiverType(of: base), isClass(type.unwrapped) { return result }
        }
        guard let name = path.root.as(DeclReferenceExprSyntax.self), !isLocal(path.root), !isSelf(path.root) else {
            return result
        }
        let found = properties(named: name.baseName.identifierText, at: Syntax(name))
        result.add(found.isEmpty ? .unknown : contributions(of: found))
        return result
    }

    private func isLocal(_ root: ExprSyntax) -> Bool {
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !isSelf(root) else {
            return false
        }
        return name.hasPrefix("$") || localBinding(of: name, at: Syntax(root)) != nil
    }

    /// What a bare name means that isn't local: a member of a type around, or a variable at file level.
    func properties(named name: String, at node: Syntax) -> [DeclSyntax] {
        for type in enclosingTypes(of: node).compactMap(typeOfOwner) {
            let found =
                members(named: name, of: type, isStatic: false) + members(named: name, of: type, isStatic: true)
            if !found.isEmpty { return found.map(\.decl) }
        }
        return context.declarations(named: name)
    }

    // MARK: - Declarations

    private func contributions(of decls: [DeclSyntax]) -> Contributions<Effects> {
        let (app, library) = decls.reduce(into: ([DeclSyntax](), [DeclSyntax]())) { sorted, decl in
            if filesOfApp.contains(decl.root.id) { sorted.0.append(decl) } else { sorted.1.append(decl) }
        }
        return Contributions(own: library.reduce(into: []) { $0.formUnion(effects(ofLibrary: $1)) }, called: app)
    }

    /// A view that asks its data source or tells its delegate gets an answer, as the controller's own callbacks give it;
    /// what shows a screen calls that screen's life cycle.
    private func effects(ofLibrary decl: DeclSyntax) -> Effects {
        let facts = Facts(of: decl)
        if facts.contains(.releasesSelf) { return .unknown }
        guard facts.contains(.callsBack) else { return [] }
        let type = enclosingTypes(of: Syntax(decl)).first
        let isView = type.map { platform.facts(ofType: $0).contains(.view) } == true
        return isView || facts.contains(.navigates) ? .callsBack : .unknown
    }

    /// The summary of a function that is called, or of a property that is set.
    private func effects(ofApp decl: DeclSyntax) -> Effects {
        summary(of: decl, \.effectsByDecl, everything: .unknown, code: contributions(ofCodeOf:))
    }

    /// Of a function or an initialiser its body counts, of a property its accessors and observers. A requirement has none,
    /// and a subclass may have others.
    private func contributions(ofCodeOf decl: DeclSyntax) -> Contributions<Effects> {
        switch decl.as(DeclSyntaxEnum.self) {
        // Values that are made of their parts.
        case .enumCaseDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: return Contributions()
        case .initializerDecl(let initializer):
            return contributions(ofCode: initializer.body.map { [Syntax($0)] } ?? [])
        case .functionDecl(let function):
            guard let body = function.body, !isOverridden(decl) else { return .unknown }
            return contributions(ofCode: [Syntax(body)])
        case .variableDecl(let variable):
            let accessors = variable.bindings.compactMap(\.accessorBlock)
            let isPlain = variable.attributes.allSatisfy {
                $0.as(AttributeSyntax.self).map { isInert($0.attributeName.trimmedDescription) } == true
            }
            guard isPlain, !accessors.contains(where: \.isOfRequirement), !isOverridden(decl) else {
                return .unknown
            }
            return contributions(ofCode: accessors.map { Syntax($0) })
        default: return .unknown
        }
    }

    private func contributions(ofCode code: [Syntax]) -> Contributions<Effects> {
        code.flatMap { steps(in: $0) }.reduce(into: Contributions<Effects>()) { $0.add(contributions(of: $1)) }
    }

    /// Attributes of the compiler's; others are wrappers, which may run anything.
    private func isInert(_ attribute: String) -> Bool {
        attribute.first?.isLowercase == true || attribute == "MainActor" || attribute.hasPrefix("IB")
            || attribute.hasPrefix("NS")
    }

    private func isOverridden(_ decl: DeclSyntax) -> Bool {
        guard let type = enclosingTypes(of: Syntax(decl)).first else { return false }
        return MemberShape(decl).names.flatMap { classesOverriding[$0] ?? [] }.contains { subclass in
            context.superclasses(of: subclass).contains(type)
        }
    }

    /// The app's classes that override a member, by its name.
    func findClassesOverriding() -> [String: [String]] {
        context.types.keys.reduce(into: [:]) { table, type in
            let members = context.type(named: type)?.as(ClassDeclSyntax.self)?.memberBlock.members ?? []
            for member in members where Modifiers(member.decl, default: .internal).isOverride {
                for name in MemberShape(member.decl).names { table[name, default: []].append(type) }
            }
        }
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
