import SwiftSyntax

/// The names that the given files write behind a dot where the base may be an instance of the controller, but isn't
/// `self`: `other.items`, or a helper of the same file that reads `controller.items`.
///
/// Types aren't known, so every such name counts once the files use the controller as a type at all.
func findNamesOnOthers(_ controller: Controller) -> Set<String> {
    let own = Set(controller.bodies.map(\.decl.id))
    let visitor = OtherNameVisitor(controller: controller, own: own)
    for unit in controller.units { visitor.walk(unit.tree) }
    return visitor.usesControllerAsType ? visitor.names : []
}

private final class OtherNameVisitor: SyntaxVisitor {
    let controller: Controller
    let own: Set<SyntaxIdentifier>
    var names: Set<String> = []
    var usesControllerAsType = false

    init(controller: Controller, own: Set<SyntaxIdentifier>) {
        self.controller = controller
        self.own = own
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, controller.scopes.isSelf(base) || base.trimmedDescription == controller.name {
            return .visitChildren
        }
        names.insert(node.declName.baseName.identifierText)
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
