import SwiftSyntax

/// Closures that did their work whether the screen was there or not, and still do: they hold the Interactor or the Wireframe, which
/// does it for them, and not the screen.
///
/// ## Before
/// ```swift
/// wireframe.showAlert(onSend: { Preferences.sendsReports = true })
/// ```
/// ## After
/// ```swift
/// wireframe.showAlert(onSend: { [interactor] in interactor.setSendsReports() })
/// ```
extension SplitPlan {
    /// The components that do for a closure what needs nobody of the module.
    private static let keptComponents: [Role] = [.interactor, .wireframe]

    /// The link by which the Presenter holds a component, if a closure may hold that by it and nobody can tell.
    ///
    /// So it is if the component holds nothing but instances that the app shares: when it goes, nothing does.
    func linkToKeep(_ role: Role) -> Link? {
        guard let link = link(from: .presenter, to: role), link.name == link.firstName,
            style.isHeldAsOptional(link) != nil, contracts.forwarders[role, default: [:]].isEmpty,
            !style.links.contains(where: { $0.from == role && $0.ownership == .strong }),
            !conformances.moves.contains(where: { $0.role == role })
        else { return nil }
        // The Wireframe's methods ask for the view controller, which it doesn't hold; the Interactor's hold whom they ask.
        let state = members(of: role).filter { role == .interactor || $0.kind == .storedProperty }
        return state.allSatisfy(goesUnnoticed) ? link : nil
    }

    private func goesUnnoticed(_ member: Member) -> Bool {
        switch member.kind {
        case .storedProperty: return injections.injections[member.id] == nil && holdsSharedInstance(member)
        case .function, .computedProperty: return asksNobody(member)
        default: return false
        }
    }

    /// What the code does is done within its component.
    private func asksNobody(_ member: Member) -> Bool {
        graph.references[member.id].allSatisfy { reference in
            switch reference.target {
            case .selfValue, .inherited: false
            default: !crosses(reference, from: member)
            }
        }
    }

    /// A constant that names an instance which nobody replaces.
    private func holdsSharedInstance(_ property: Member) -> Bool {
        guard property.variable?.bindingSpecifier.tokenKind == .keyword(.let), !property.modifiers.isStatic,
            let value = property.variable?.bindings.first?.initializer?.value
        else { return false }
        if controller.isMadeBySeparation(property) { return value.as(MemberAccessExprSyntax.self)?.base == nil }
        return context.isSharedInstance(value)
            && graph.semantics.effects(of: value).isDisjoint(with: [.changes, .varies, .starts])
    }

    /// The component that a closure of a member's code holds now, which held nobody in the original.
    func componentKept(by closure: ClosureExprSyntax, in member: Member) -> Role? {
        let unit = controller.unit(of: member)
        let start = closure.range.lowerBound
        guard keepers[unit.index]?.contains(unit.place(of: start).offset) == true, unit.origin?.isNew(start) != true
        else { return nil }
        let asked = asked(by: closure, in: member).flatMap(\.memberIDs).map { owners[$0] }
        return Self.keptComponents.first(where: asked.contains)
    }

    /// What code in a closure asks of the module. What stands in the list of captures is evaluated outside.
    private func asked(by closure: ClosureExprSyntax, in member: Member) -> [Reference] {
        graph.references[member.id].filter { reference in
            closure.range.contains(reference.range.lowerBound) && reference.receiver != nil
                && closure.signature?.range.contains(reference.range.lowerBound) != true
        }
    }

    /// The closure that held nobody asks one component alone, in the Presenter, and may hold it.
    func mayKeepComponent(_ offset: Int, in member: Member) -> Bool {
        let unit = controller.unit(of: member)
        let closures = nodes(ClosureExprSyntax.self, in: Syntax(member.decl)).compactMap { closure in
            unit.place(of: closure.range.lowerBound).offset == offset
                ? componentKept(by: closure, in: member).map { (closure: closure, role: $0) } : nil
        }
        guard owners[member.id] == .presenter, closures.count == 1, let (closure, role) = closures.first,
            let link = linkToKeep(role), controller.scopes.binding(of: link.firstName, at: Syntax(closure)) == nil
        else { return false }
        return asked(by: closure, in: member).allSatisfy { reference in
            guard case .members(let ids) = reference.target, case .onSelf = reference.form else { return false }
            return ids.map { controller.members[$0] }.allSatisfy {
                owners[$0.id] == role && !$0.modifiers.isStatic && asksNobody($0)
            } && controller.scopes.binding(of: link.firstName, at: reference.node) == nil
        }
    }
}
