import SwiftSyntax

extension Semantics {
    /// Whether something finds the member by its name on the view controller.
    func isPinned(_ member: Member) -> Bool {
        if member.modifiers.isOverride || member.modifiers.isKnownToObjectiveC { return true }
        // What only its file sees may still be asked for by a protocol of the file: `fileprivate protocol PasscodeDelegate`.
        guard member.modifiers.access >= .internal else {
            return member.modifiers.access == .fileprivate && isAskedForByApp(member)
        }
        let body = controller.bodies[member.body]
        if body.isExtension, !body.conformances.isEmpty { return true }
        // The protocol may be adopted elsewhere: by another extension, by a superclass, or through one that refines it.
        return member.function.map { !platform.protocols(askingFor: $0).isEmpty || isAskedForByApp(member) } ?? false
    }

    /// Whether a protocol of the app asks for the member that the class itself adopts, or one of its extensions.
    func isAskedForByApp(_ member: Member) -> Bool {
        controller.bodies.flatMap(\.conformances).contains { name in
            context.type(named: name)?.as(ProtocolDeclSyntax.self).map(member.decl.isAskedFor) == true
        }
    }
}

extension Member {
    /// A method of UIKit's delegates and data sources, which a class that adopts the protocol itself declares among its
    /// other members.
    var isDelegateCallback: Bool { function.map(Platform.sdk.isCallbackOfViews) ?? false }
}

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
