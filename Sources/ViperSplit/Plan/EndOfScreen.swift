import SwiftSyntax

/// What becomes of `deinit`, and of what else runs when a screen or a view goes: it goes to the component whose members alone it uses if it only stops what would go on,
/// `timer?.invalidate()`. Otherwise it stays, and with it all that it uses, since there is no presenter any more when it
/// runs.
///
/// A component ends right after the view controller, whose views are gone by then. Nobody sees the difference where
/// something is stopped; other calls would change their order.
struct EndOfScreen {
    let member: Member
    /// The members that `deinit` uses, and what they use in turn.
    let used: Set<Member.ID>
    private let onlyStops: Bool
    /// Somebody is called who may call back.
    let mayCallBack: Bool
    /// The refusal for what it uses, where it stays itself.
    let refusal: Refusal

    /// - Returns: nil if nothing of the view controller's runs when it goes.
    init?(_ controller: Controller, _ graph: ReferenceGraph) {
        let deinitializer = controller.members.first { $0.kind == .deinitializer }
        // A view lets go of its subviews when it goes itself.
        let last = controller.members.first { $0.modifiers.isOverride && Platform.calledWhenGone.contains($0.name) }
        guard let member = last ?? deinitializer else { return nil }
        self.member = member
        used = [deinitializer, last].compactMap { $0 }.reduce(into: []) { $0.formUnion(graph.used(by: $1.id)) }
        refusal = Refusal(.lifetime(.usedInDeinit(member.name)), at: controller.place(of: member))
        mayCallBack = [deinitializer, last].compactMap { $0 }.contains {
            graph.semantics.effects(of: $0.decl).contains(.callsBack)
        }
        let statements = member.decl.as(DeinitializerDeclSyntax.self)?.body?.statements
        onlyStops =
            last == nil
            && (statements.map { Array($0) } ?? []).allSatisfy { item in
                guard let name = item.item.as(ExprSyntax.self)?.whatItStops else { return false }
                return controller.members(named: name).contains(where: \.beginsAsNil)
            }
    }

    /// The component that all it uses belongs to now. A wireframe's way to the view controller is gone by then.
    func role(_ roles: [Role]) -> Role {
        let owners = Set(used.map { roles[$0] })
        guard onlyStops, owners.count == 1, let only = owners.first, only != .wireframe else { return .view }
        return only
    }
}

extension ExprSyntax {
    /// `timer` in `timer?.invalidate()` and in `self.timer?.cancel()`.
    ///
    /// Without a value nothing happens, so it doesn't matter whether the module was ever assembled.
    fileprivate var whatItStops: String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["invalidate", "cancel"].contains(access.declName.baseName.text),
            let chain = access.base?.as(OptionalChainingExprSyntax.self)
        else { return nil }
        if let name = chain.expression.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
        guard let member = chain.expression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedText == "self"
        else { return nil }
        return member.declName.baseName.identifierText
    }
}

extension Member {
    /// A stored property that is nil until something sets it.
    fileprivate var beginsAsNil: Bool {
        guard kind == .storedProperty, !modifiers.isLazy, !modifiers.isStatic, let variable,
            variable.bindingSpecifier.text == "var", let binding = variable.bindings.first
        else { return false }
        if let value = binding.initializer?.value { return value.is(NilLiteralExprSyntax.self) }
        let type = binding.typeAnnotation?.type
        return type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    }
}
