import SwiftSyntax

/// The names that the given files write behind a dot where the base may be an instance of the controller, but isn't
/// `self`: `other.items`, or a helper of the same file that reads `controller.items`.
///
/// Where the base's type isn't known, the name counts once the files use the controller as a type at all; where it is known, as
/// in `self.map { $0.items }`, in any case.
func findNamesOnOthers(_ semantics: Semantics) -> Set<String> {
    let visitor = OtherNameVisitor(semantics)
    for unit in semantics.controller.units { visitor.walk(unit.tree) }
    return visitor.usesControllerAsType ? visitor.names : visitor.certainNames
}

extension Semantics {
    /// Whether an expression is an instance of the controller's class, `self` or another.
    ///
    /// - Returns: nil if its type isn't known.
    func isController(_ expression: ExprSyntax) -> Bool? {
        let type = receiverType(of: expression).map(canonical)?.unwrapped
        // Any class may be behind it.
        if case .parameter = type { return nil }
        if type == .named("AnyObject") { return nil }
        var next = type?.name
        var visited: Set<String> = []
        while let type = next, visited.insert(type).inserted {
            if namesController(type) { return true }
            guard let declared = declaredType(type), let decl = declared.decl else {
                return !context.declaresType(named: type) && !mayHaveSubclassesOutOfSight ? false : nil
            }
            guard decl.is(ClassDeclSyntax.self) else { return false }
            // One of those that nobody declares may be the superclass.
            let isWhole = declared.inherited.allSatisfy { self.type($0)?.name.flatMap(declaredType) != nil }
            if !isWhole, mayHaveSubclassesOutOfSight { return nil }
            next = superclass(of: type)?.name
            if next == nil { return false }
        }
        return nil
    }

    /// A name for the controller's class that stands before its static members: `NotesViewController`, `Self`, an alias, or
    /// `type(of: self)`, which asks for the class of the instance at hand.
    func namesOwnClass(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.bareName == "type" && call.arguments.count == 1
                && call.arguments.first.map { $0.labelName == "of" && isSelf($0.expression) } == true
                && typeOfSelf(at: Syntax(expression))?.name == controller.name
        }
        return typeNamed(by: expression).map(canonical)?.name == controller.name
    }

    /// Whether a name behind a dot is asked of an instance of the controller's class, or of the class.
    ///
    /// - Returns: nil if the type of what is asked isn't known.
    func isOfController(_ access: MemberAccessExprSyntax) -> Bool? {
        guard let base = access.base else { return isImplicitMemberOfController(access) }
        guard let type = (typeNamed(by: base) ?? metatype(of: base)).map(canonical) else { return isController(base) }
        return type.name.map { isControllerOrBelow($0) }
    }

    /// `.all` is a static member of the type that its place asks for, never a member of an instance.
    private func isImplicitMemberOfController(_ access: MemberAccessExprSyntax) -> Bool? {
        let members = controller.members(named: access.declName.baseName.identifierText)
        guard members.contains(where: { $0.modifiers.isStatic }) else { return false }
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == ExprSyntax(access).id
        let wanted = expectedType(of: call.flatMap { isCalled ? ExprSyntax($0) : nil } ?? ExprSyntax(access))
        return wanted.map { canonical($0).unwrapped.name.map(isControllerOrBelow) ?? false }
    }

    func isControllerOrBelow(_ type: String) -> Bool {
        namesController(type) || context.superclasses(of: type).contains(controller.name)
    }

    /// Whether a type is the controller's class: `NotesViewController`, or `App.NotesViewController` with the name of the app's
    /// module, which no file imports.
    private func namesController(_ type: String) -> Bool {
        type == controller.name || type.hasSuffix(".\(controller.name)") && declaredType(type) == nil
    }

    /// Whether the first name of a key path is asked of an instance of the controller's class.
    ///
    /// - Returns: nil if the type that the path begins at isn't known, and for the names behind the first.
    func isOfController(_ component: KeyPathPropertyComponentSyntax) -> Bool? {
        guard let list = component.parent?.parent?.as(KeyPathComponentListSyntax.self),
            let keyPath = list.parent?.as(KeyPathExprSyntax.self),
            list.first?.component.as(KeyPathPropertyComponentSyntax.self)?.id == component.id
        else { return nil }
        let wanted = expectedType(of: ExprSyntax(keyPath))
        let root =
            keyPath.root.flatMap { type($0) } ?? wanted?.function?.parameters.first?.type
            ?? (wanted?.name?.hasSuffix("KeyPath") == true ? wanted?.arguments.first : nil)
        guard let root = root.map(canonical)?.unwrapped else { return nil }
        if case .parameter = root { return nil }
        return root.name.map { isControllerOrBelow($0) }
    }

    /// A class that nobody has shown may descend from the controller.
    var mayHaveSubclassesOutOfSight: Bool {
        !context.isComplete
            && !controller.declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    }
}

private final class OtherNameVisitor: SyntaxVisitor {
    let semantics: Semantics
    var controller: Controller { semantics.controller }
    var names: Set<String> = []
    /// Those whose base is an instance of the controller.
    var certainNames: Set<String> = []
    var usesControllerAsType = false

    init(_ semantics: Semantics) {
        self.semantics = semantics
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.identifierText
        guard !controller.members(named: name).isEmpty else { return .visitChildren }
        if let base = node.base,
            controller.scopes.isSelf(base) || isInBody(node) && semantics.namesOwnClass(base)
        {
            return .visitChildren
        }
        let isOne = semantics.isOfController(node)
        if isOne == false { return .visitChildren }
        names.insert(name)
        if isOne == true || isInStaticMember(node) { certainNames.insert(name) }
        return .visitChildren
    }

    /// Code of the class itself, which may make an instance by `fromNib()` and by `Self.fromNib()`.
    private func isInStaticMember(_ node: MemberAccessExprSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { ancestor in
            ancestor.as(DeclSyntax.self).map { Modifiers($0, default: .internal).isStatic } == true
        } && isInBody(node)
    }

    /// The code is a member's of the controller, of which the graph knows what it names.
    private func isInBody(_ node: MemberAccessExprSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { ancestor in
            controller.bodies.contains { $0.decl.id == ancestor.id }
        }
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.identifierText
        if !controller.members(named: name).isEmpty, semantics.isOfController(node) != false { names.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // The extended type itself is no use of the type.
        walk(node.memberBlock)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // `X` is one; `X.Row` only names a nested type.
        if node.name.text == controller.name, node.parent?.is(MemberTypeSyntax.self) != true {
            usesControllerAsType = true
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // `X(...)` makes one, and `X.fromNib()` and `Self.fromNib()` may; `X.pageSize` only names a static member.
        let isClass =
            node.baseName.text == controller.name
            || node.baseName.tokenKind == .keyword(.Self) && semantics.namesOwnClass(ExprSyntax(node))
        if isClass, !isBaseOfOwnMember(node) { usesControllerAsType = true }
        return .visitChildren
    }

    private func isBaseOfOwnMember(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id else {
            return false
        }
        return !controller.members(named: access.declName.baseName.identifierText).isEmpty
    }
}
