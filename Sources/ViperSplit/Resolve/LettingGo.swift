import SwiftSyntax

/// Tells which calls may make the app drop the screen before they return.
///
/// Navigation away, services, delegates and closures may; methods of views, containers and values don't. A member of the
/// controller may if its code does.
struct LettingGo {
    private let controller: Controller
    private let members: Set<Member.ID>

    init(_ controller: Controller) {
        self.controller = controller
        var found: Set<Member.ID> = []
        var changed = true
        while changed {
            changed = false
            for member in controller.members where !found.contains(member.id) {
                let calls = callsOutsideOfClosures(in: Syntax(member.decl))
                guard calls.contains(where: { Self.mayLetGo($0, controller, found) }) else { continue }
                found.insert(member.id)
                changed = true
            }
        }
        members = found
    }

    /// Whether such a call comes before a place and on the way to it, from a given offset on.
    func isPossible(before place: Syntax, since start: Int, in code: Syntax) -> Bool {
        let offset = place.range.lowerBound
        return callsOutsideOfClosures(in: code, reaching: place).contains { call in
            call.range.lowerBound >= start && call.range.upperBound <= offset && !isOnOtherBranch(Syntax(call), place)
                && Self.mayLetGo(call, controller, members)
        }
    }

    private static func mayLetGo(_ call: FunctionCallExprSyntax, _ controller: Controller, _ found: Set<Member.ID>)
        -> Bool
    {
        var callee = call.calledExpression
        if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            return mayLetGo(ownMember: name, isCalled: true, controller, found) ?? leavingMembers.contains(name)
        }
        guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        let name = access.declName.baseName.identifierText
        if leavingMembers.contains(name) { return true }
        let path = base.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            if case .identifier(let text) = token.tokenKind { return text }
            return nil
        }
        // `self.load()`, `strongSelf.load()`
        guard let root = path.first(where: { !controller.members(named: $0).isEmpty }) else {
            return mayLetGo(ownMember: name, isCalled: true, controller, found) ?? false
        }
        return mayLetGo(ownMember: root, isCalled: false, controller, found) ?? false
    }

    /// - Parameter isCalled: the member itself is called, rather than a method of its value.
    /// - Returns: nil if the controller has no such member.
    private static func mayLetGo(
        ownMember name: String, isCalled: Bool, _ controller: Controller, _ found: Set<Member.ID>
    ) -> Bool? {
        let members = controller.members(named: name)
        guard !members.isEmpty else { return nil }
        return members.contains { member in
            if member.kind == .function || member.kind == .computedProperty { return found.contains(member.id) }
            guard member.kind == .storedProperty else { return false }
            if isCalled { return true }
            return !member.isView(in: controller) && !member.holdsPlainValue
                && !member.modifiers.attributes.contains("IBOutlet")
        }
    }
}

private let leavingMembers: Set<String> = [
    "dismiss", "performSegue", "popToRootViewController", "popToViewController", "popViewController",
    "removeFromParent",
    "setViewControllers",
]

/// The calls that a piece of code makes itself; closures that contain `place` count, others run later.
private func callsOutsideOfClosures(in code: Syntax, reaching place: Syntax? = nil) -> [FunctionCallExprSyntax] {
    let visitor = CallVisitor(place: place?.range.lowerBound)
    visitor.walk(code)
    return visitor.calls
}

private final class CallVisitor: SyntaxVisitor {
    let place: Int?
    var calls: [FunctionCallExprSyntax] = []

    init(place: Int?) {
        self.place = place
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
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
    /// A number, a text, or a container: its methods call nobody.
    fileprivate var holdsPlainValue: Bool {
        guard let binding = variable?.bindings.first else { return false }
        if let value = binding.initializer?.value, binding.typeAnnotation == nil {
            return value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
                || value.is(StringLiteralExprSyntax.self)
                || value.is(IntegerLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
        }
        guard let type = binding.typeAnnotation?.type.trimmedDescription else { return false }
        return type.hasPrefix("[")
            || [
                "String", "Int", "Bool", "Double", "CGFloat", "Float", "Date", "Data", "URL", "Set", "IndexPath",
                "IndexSet",
            ]
            .contains(String(type.prefix { $0.isLetter }))
    }
}
