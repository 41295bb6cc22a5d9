import SwiftSyntax

extension Semantics {
    /// Whether code outside of the given files may name a member of the controller: another file of the app does, or a
    /// protocol asks for it that the controller adopts.
    func isNamedOutside(_ member: Member) -> Bool {
        !context.isComplete || isRequired(member.name) || context.uses.contain(member.name, where: mayMeanMember)
    }

    /// A protocol that the controller adopts may ask for a member of the name.
    private func isRequired(_ name: String) -> Bool {
        let adopted = controller.bodies.flatMap(\.conformances).filter { !isUIKitName($0) }
        return adopted.contains { adopted in
            guard let declared = declaredType(adopted), declared.isProtocol else { return true }
            let protocols = [declared] + ancestry(of: adopted).compactMap(declaredType)
            let isWhole = protocols.flatMap(\.inherited).allSatisfy { type($0)?.name.flatMap(declaredType) != nil }
            return !isWhole || protocols.contains { !$0.members(named: name).isEmpty }
        }
    }

    /// `list.reload` of somebody who may be the controller, `reload` in one of its subclasses or extensions.
    private func mayMeanMember(_ use: ExprSyntax) -> Bool {
        if let access = use.as(MemberAccessExprSyntax.self) {
            // `.reload` is a member of a type, and in a pattern a case.
            return access.base.map { isController($0) != false } ?? true
        }
        let around = enclosingTypes(of: Syntax(use))
        return around.contains { $0 == controller.name || context.superclasses(of: $0).contains(controller.name) }
    }
}
