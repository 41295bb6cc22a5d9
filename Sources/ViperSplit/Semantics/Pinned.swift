import SwiftSyntax

extension Semantics {
    /// Whether something finds the member by its name on the view controller.
    func isPinned(_ member: Member) -> Bool {
        if member.modifiers.isOverride || member.modifiers.isKnownToObjectiveC { return true }
        if member.modifiers.access == .private { return false }
        let isRequired = isRequired(member, byOneOf: controller.adopted)
        // What only its file sees may still be required by a protocol of the file: `fileprivate protocol PasscodeDelegate`.
        if member.modifiers.access == .fileprivate { return isRequired }
        let body = controller.bodies[member.body]
        let isOfAdopting = body.isExtension && !body.conformances.isEmpty
        let mayBeRequired = isRequired || isOfAdopting && body.conformances.contains { mayAsk($0, for: member) }
        guard let function = member.function else { return isOfAdopting && mayBeRequired }
        // The protocol may be adopted elsewhere: by a superclass, or by an extension in another file.
        return mayBeRequired || !platform.protocols(askingFor: function).isEmpty
    }

    /// Whether one of some protocols requires a member, or what one of them refines, as far as they are in sight.
    func isRequired(_ member: Member, byOneOf protocols: [String]) -> Bool {
        protocols.compactMap(protocolsInSight).flatMap(\.protocols).contains { declared in
            guard let decl = declared.decl?.as(ProtocolDeclSyntax.self) else { return false }
            return context.declaresType(named: declared.path)
                ? member.decl.isRequired(by: decl)
                : declared.members(named: member.name).contains(where: member.decl.meets)
        }
    }

    /// Whether a protocol may require a member though its declaration in sight doesn't.
    ///
    /// One may that isn't in sight with all that it refines. The SDK's have requirements for `async` functions that are declared
    /// with a completion handler only, and newer versions have more, which hand over what the protocol's module declares.
    private func mayAsk(_ name: String, for member: Member) -> Bool {
        guard let asking = protocolsInSight(refinedBy: name), asking.areAll else { return true }
        let ofSDK = asking.protocols.filter { !context.declaresType(named: $0.path) }
        if member.function?.signature.effectSpecifiers?.asyncSpecifier != nil {
            return asking.protocols.contains { !$0.members(named: member.name).isEmpty }
                || ofSDK.contains { !platform.isSeenWithFoundation($0.path) }
        }
        let modules = Set(ofSDK.map(\.path).filter { !platform.isSeenWithFoundation($0) }.compactMap(platform.module))
        let signature = member.function?.signature
        let types = signature?.parameterClause.parameters.map(\.type) ?? []
        return (types + [signature?.returnClause?.type].compactMap { $0 }).flatMap(\.trimmedText.identifiers).contains {
            (platform.module(of: $0) ?? platform.modules.module(byPrefixOf: $0)?.name).map(modules.contains) == true
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
