import SwiftSyntax

/// Tells where code may make the app drop the screen before it goes on.
///
/// Any call may that isn't known to do nothing of the kind: methods of views, containers and values don't, and neither does
/// a member of the controller whose code doesn't. Setting something inside of another object may run anything, too.
struct LettingGo {
    private let semantics: Semantics
    private let members: Set<Member.ID>

    init(_ semantics: Semantics) {
        self.semantics = semantics
        var found: Set<Member.ID> = []
        var changed = true
        while changed {
            changed = false
            for member in semantics.controller.members where !found.contains(member.id) {
                guard steps(in: Syntax(member.decl)).contains(where: { mayLetGo($0, semantics, found) }) else {
                    continue
                }
                found.insert(member.id)
                changed = true
            }
        }
        members = found
    }

    /// Whether the code may drop the screen on its way to a place, from a given offset on.
    func isPossible(before place: Syntax, since start: Int, in code: Syntax) -> Bool {
        let offset = place.range.lowerBound
        // What is deferred runs last, wherever it stands.
        let isDeferred = sequence(first: place, next: \.parent).contains { $0.is(DeferStmtSyntax.self) }
        return steps(in: code, reaching: place).contains { step in
            step.range.lowerBound >= start && (step.range.upperBound <= offset || isDeferred)
                && !isOnOtherBranch(step, place) && mayLetGo(step, semantics, members)
        }
    }
}

/// - Parameter found: the members of which it is known already that they may.
private func mayLetGo(_ step: Syntax, _ semantics: Semantics, _ found: Set<Member.ID>) -> Bool {
    let controller = semantics.controller
    if let call = step.as(FunctionCallExprSyntax.self) { return mayLetGo(call, semantics, found) }
    guard let assignment = step.as(InfixOperatorExprSyntax.self) else { return false }
    var target = assignment.leftOperand
    var isInside = false
    while let base = target.as(MemberAccessExprSyntax.self)?.base ?? target.as(SubscriptCallExprSyntax.self)?
        .calledExpression
        ?? target.as(OptionalChainingExprSyntax.self)?.expression, !semantics.isSelf(base)
    {
        isInside = true
        target = base
    }
    let name =
        target.as(MemberAccessExprSyntax.self)?.declName.baseName ?? target.as(DeclReferenceExprSyntax.self)?.baseName
    return (name?.identifierText).map { name in
        controller.members(named: name).contains { found.contains($0.id) || isInside && $0.isForeign(in: controller) }
    } ?? false
}

private func mayLetGo(_ call: FunctionCallExprSyntax, _ semantics: Semantics, _ found: Set<Member.ID>) -> Bool {
    let controller = semantics.controller
    var callee = call.calledExpression
    if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
        return mayLetGo(bare: name, controller, found)
    }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return !callee.is(ClosureExprSyntax.self) }
    let name = access.declName.baseName.identifierText
    // `.success(notes)` makes a value.
    guard let base = access.base else { return false }
    if Platform.sdk.releasingMembers.contains(name) { return true }
    if harmlessMethods.contains(name) || Platform.sdk.isMethodOfSequences(name)
        || semantics.callsNobody(call)
    {
        return false
    }
    if semantics.isSelf(base) { return mayLetGo(bare: name, controller, found) }
    guard let root = semantics.firstName(of: base) else { return true }
    let own = controller.members(named: root)
    if !own.isEmpty { return own.contains { $0.isForeign(in: controller) || found.contains($0.id) } }
    if isUIKitName(root) || isInheritedByControllers(root) { return false }
    return true
}

extension Semantics {
    /// The name that a path begins with, `self` left out.
    fileprivate func firstName(of expression: ExprSyntax) -> String? {
        let path = AccessPath(to: expression)
        return isSelf(path.root)
            ? path.memberNames.first : path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }

    /// The call is one of a library's that neither lets go of anything nor calls the app before it returns.
    fileprivate func callsNobody(_ call: FunctionCallExprSyntax) -> Bool {
        guard let decl = callee(of: call)?.decl, !filesOfApp.contains(decl.root.id) else { return false }
        return Facts(of: decl).isDisjoint(with: [.releasesSelf, .callsBack])
    }
}

private func mayLetGo(bare name: String, _ controller: Controller, _ found: Set<Member.ID>) -> Bool {
    let own = controller.members(named: name)
    if !own.isEmpty { return own.contains { $0.kind == .storedProperty || found.contains($0.id) } }
    if name.first?.isUppercase == true || !Platform.sdk.globals(named: name).isEmpty { return false }
    return Platform.sdk.releasingMembers.contains(name) || !isInheritedByControllers(name)
}

private func isInheritedByControllers(_ name: String) -> Bool {
    ["UITableViewController", "UICollectionViewController"].contains {
        Platform.sdk.instanceMembers(of: $0).contains(name)
    }
}

/// Methods that only arrange for something, or change what is shown.
private let harmlessMethods: Set<String> = [
    "activate", "addAction", "addArrangedSubview", "addGestureRecognizer", "addObserver", "addSubview", "addTarget",
    "addTextField",
    "addingTimeInterval", "async", "asyncAfter", "becomeFirstResponder", "beginRefreshing", "beginUpdates",
    "bringSubviewToFront",
    "date", "decode", "deleteRows", "dequeueReusableCell", "deselectRow", "encode", "endEditing", "endRefreshing",
    "endUpdates",
    "insertRows", "invalidate", "isDate", "layoutIfNeeded", "pushViewController", "register", "reloadData",
    "reloadRows",
    "reloadSections", "removeFromSuperview", "removeObserver", "requestAlwaysAuthorization", "requestLocation",
    "requestWhenInUseAuthorization", "resignFirstResponder", "resume", "scheduledTimer",
    "setImage",
    "setNeedsLayout", "setTitle", "setTitleColor", "startAnimating", "startUpdatingLocation",
    "stopAnimating", "stopUpdatingLocation", "string",
]

/// The calls and assignments that a piece of code makes itself; closures around `place` count, others run later.
private func steps(in code: Syntax, reaching place: Syntax? = nil) -> [Syntax] {
    let visitor = StepVisitor(place: place?.range.lowerBound)
    visitor.walk(code)
    return visitor.steps
}

private final class StepVisitor: SyntaxVisitor {
    let place: Int?
    var steps: [Syntax] = []

    init(place: Int?) {
        self.place = place
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
        place.map { node.range.contains($0) } == true ? .visitChildren : .skipChildren
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

extension Member {
    /// A stored property that holds neither a view nor a plain value: its methods and setters may run anything.
    fileprivate func isForeign(in controller: Controller) -> Bool {
        guard kind == .storedProperty, !modifiers.attributes.contains("IBOutlet"), !isViewByName(in: controller) else {
            return false
        }
        return !holdsPlainValue
    }

    /// A number, a text, or a container: its methods call nobody.
    private var holdsPlainValue: Bool {
        guard let binding = variable?.bindings.first else { return false }
        guard let type = binding.typeAnnotation?.type.trimmedDescription else {
            guard let value = binding.initializer?.value else { return false }
            return value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
                || value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
                || value.is(BooleanLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
        }
        let plain: Set = [
            "String", "Int", "Bool", "Double", "CGFloat", "Float", "Date", "Data", "URL", "Set", "IndexPath",
            "IndexSet", "TimeInterval",
        ]
        return type.hasPrefix("[") || plain.contains(String(type.prefix { $0.isLetter }))
    }
}
