import SwiftSyntax

extension TokenKind {
    /// An identifier, not `$0`, an operator or `init`.
    var isName: Bool {
        if case .identifier = self { return true }
        return false
    }
}

extension MacroExpansionExprSyntax {
    /// What a selector names, `cancel` or `EditorViewController.cancel`.
    private var selected: ExprSyntax? {
        macroName.text == "selector" && arguments.count == 1 ? arguments.first?.expression : nil
    }

    /// The type that a selector is written with.
    var typeOfSelector: String? {
        let base = selected?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
        return base.flatMap { $0.baseName.text.first?.isUppercase == true ? $0.baseName.text : nil }
    }

    /// The method of `#selector(cancel)` and `#selector(self.cancel)`.
    func selectedOnSelf(_ scopes: Scopes) -> DeclReferenceExprSyntax? {
        guard let access = selected?.as(MemberAccessExprSyntax.self) else {
            return selected?.as(DeclReferenceExprSyntax.self)
        }
        return access.base.map(scopes.isSelf) == true ? access.declName : nil
    }

    /// It names a method that Objective-C can find, on `self` or with the type before it.
    func namesOwnMethod(of controller: Controller) -> Bool {
        let typed = typeOfSelector.flatMap { _ in selected?.as(MemberAccessExprSyntax.self)?.declName }
        guard let name = selectedOnSelf(controller.scopes) ?? typed else { return false }
        let methods = controller.members(named: name.baseName.identifierText)
        return methods.count == 1
            && methods.allSatisfy { $0.kind == .function && !isInPrivateExtension($0, of: controller) }
    }
}

final class SelectorNameVisitor: SyntaxVisitor {
    var names: [TokenSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.tokenKind.isName { names.append(node.baseName) }
        return .visitChildren
    }
}
