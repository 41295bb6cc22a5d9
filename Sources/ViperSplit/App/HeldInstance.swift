import SwiftSyntax

extension AppContext {
    /// The shared instances that constants of the controller hold, by their names.
    func instances(heldIn controller: Controller) -> [String: MemberAccessExprSyntax] {
        controller.members.reduce(into: [:]) { held, member in held[member.name] = instance(heldBy: member) }
    }

    /// The shared instance that a constant of the controller holds, which is the same whenever somebody asks for it: the constant
    /// is as well asked as `NoteStore.shared` is.
    func instance(heldBy member: Member) -> MemberAccessExprSyntax? {
        guard member.kind == .storedProperty, let variable = member.variable, variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let), member.modifiers.attributes.isEmpty,
            !member.modifiers.isStatic, !member.modifiers.isWeak, let binding = variable.bindings.first,
            let access = binding.initializer?.value.as(MemberAccessExprSyntax.self),
            let type = access.base?.bareName, isConstantInstance(access, of: type)
        else { return nil }
        let written = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)
        return binding.typeAnnotation == nil || written?.name.identifierText == type ? access : nil
    }

    /// A constant of the type itself, or what Apple says is shared: `NoteStore.shared`, or `.shared` where the type is asked for.
    func isConstantInstance(_ access: MemberAccessExprSyntax, of type: String) -> Bool {
        let name = access.declName.baseName.identifierText
        if !declaresType(named: type) {
            return isConstant(ofApple: type, name) && Platform.sdk.typeOfProperty(name, of: type) == type
        }
        let found = members(of: type).filter { $0.declaredNames.contains(name) }
        guard found.count == 1, let variable = found.first?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let),
            Modifiers(DeclSyntax(variable), default: .internal).isStatic,
            let binding = variable.bindings.first, let value = binding.initializer?.value
        else { return false }
        let written = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.identifierText
        return written == type
            || binding.typeAnnotation == nil && value.as(FunctionCallExprSyntax.self)?.madeType == type
    }
}
