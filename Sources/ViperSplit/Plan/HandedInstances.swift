import SwiftSyntax

/// The shared instances that the Interactor is made with. Code that goes there whole asks the property that holds one, as what is
/// taken out of bodies does: who makes the Interactor with another service reaches all of it.
///
/// ## Before
/// ```swift
/// private func saveDraft() { NoteStore.shared.save(draft) }
/// ```
/// ## After
/// ```swift
/// func saveDraft() { noteStore.save(draft) }
/// ```
struct HandedInstances {
    /// The properties that hold them, by `NoteStore.shared`.
    private let properties: [String: Member]
    private let semantics: Semantics

    init(of plan: SplitPlan) {
        semantics = plan.graph.semantics
        let context = plan.context
        properties = plan.members(of: .interactor).reduce(into: [:]) { properties, member in
            let defaulted = DefaultedDependency(
                member, in: plan.controller, plan.owners, plan.injections, plan.graph)
            guard let (type, access) = defaulted?.instance, plan.controller.members(named: type).isEmpty,
                member.variable?.bindingSpecifier.tokenKind == .keyword(.let),
                context.isConstantInstance(access, of: type)
            else { return }
            properties["\(type).\(access.declName.baseName.identifierText)"] = member
        }
    }

    /// A closure that may run later would come to hold the Interactor, and there is none yet where properties begin.
    func edits(in member: Member) -> [TextEdit] {
        guard !properties.isEmpty, [.function, .computedProperty].contains(member.kind), !member.modifiers.isStatic
        else { return [] }
        return nodes(MemberAccessExprSyntax.self, in: Syntax(member.decl)).compactMap { access in
            guard let type = access.base?.bareName,
                let property = properties["\(type).\(access.declName.baseName.identifierText)"],
                semantics.localBinding(of: type, at: Syntax(access)) == nil,
                !enclosingClosures(of: Syntax(access)).contains(where: semantics.mayEscape),
                isOwn(Syntax(access), of: member)
            else { return nil }
            let isHidden = semantics.localBinding(of: property.name, at: Syntax(access)) != nil
            return TextEdit(range: access.range, replacement: (isHidden ? "self." : "") + property.writtenName)
        }
    }

    /// The code stands in no type of its own, and in no local function, which may be kept for later.
    private func isOwn(_ node: Syntax, of member: Member) -> Bool {
        let around = sequence(first: node, next: \.parent).lazy.compactMap { DeclSyntax($0) }.first {
            $0.is(FunctionDeclSyntax.self) || $0.asProtocol((any DeclGroupSyntax).self) != nil
                || $0.id == member.decl.id
        }
        return around?.id == member.decl.id
    }
}
