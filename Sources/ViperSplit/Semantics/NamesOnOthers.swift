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
            if type == controller.name { return true }
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
        if let base = node.base, controller.scopes.isSelf(base) || base.trimmedText == controller.name {
            return .visitChildren
        }
        let name = node.declName.baseName.identifierText
        guard !controller.members(named: name).isEmpty, case let isOne = node.base.flatMap(semantics.isController),
            isOne != false
        else { return .visitChildren }
        names.insert(name)
        if isOne == true { certainNames.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.declName.baseName.identifierText)
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
        // `X(...)` makes one; `X.pageSize` only names a static member.
        if node.baseName.text == controller.name, node.parent?.is(MemberAccessExprSyntax.self) != true {
            usesControllerAsType = true
        }
        return .visitChildren
    }
}
