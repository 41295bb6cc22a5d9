import SwiftSyntax

/// Closures that did their work whether the screen was there or not, and still do: they hold the Interactor, which does it for
/// them, and not the screen.
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
    /// The link by which the Presenter holds the Interactor, if a closure may hold that by it and nobody can tell.
    ///
    /// So it is if the Interactor has nothing but instances that the app shares, and asks nobody: when it goes, nothing does.
    var linkToKeep: Link? {
        guard let link = link(from: .presenter, to: .interactor), link.name == link.firstName,
            style.isUnwrapped(link) != nil, contracts.forwarders[.interactor, default: [:]].isEmpty
        else { return nil }
        return members(of: .interactor).allSatisfy(goesUnnoticed) ? link : nil
    }

    private func goesUnnoticed(_ member: Member) -> Bool {
        guard conformances.move(with: member.id) == nil else { return false }
        switch member.kind {
        case .storedProperty: return injections.injections[member.id] == nil && holdsSharedInstance(member)
        case .function, .computedProperty:
            return graph.references[member.id].allSatisfy { reference in
                switch reference.target {
                case .selfValue, .inherited: false
                default: !crosses(reference, from: member)
                }
            }
        default: return false
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

    /// A closure of a member's code is one that held nobody in the original, and holds the Interactor now.
    func keepsInteractor(_ closure: ClosureExprSyntax, in member: Member) -> Bool {
        let unit = controller.unit(of: member)
        let start = closure.range.lowerBound
        return keepers[unit.index]?.contains(unit.place(of: start).offset) == true && unit.origin?.isNew(start) != true
    }

    /// The closure that held nobody asks the Interactor alone, in the Presenter, and may hold it.
    func mayKeepInteractor(_ offset: Int, in member: Member) -> Bool {
        let unit = controller.unit(of: member)
        let closures = nodes(ClosureExprSyntax.self, in: Syntax(member.decl)).filter { closure in
            keepsInteractor(closure, in: member) && unit.place(of: closure.range.lowerBound).offset == offset
        }
        guard owners[member.id] == .presenter, closures.count == 1, let closure = closures.first,
            let link = linkToKeep, controller.scopes.binding(of: link.firstName, at: Syntax(closure)) == nil
        else { return false }
        return graph.references[member.id].allSatisfy { reference in
            // What stands in the list of captures is evaluated outside.
            guard closure.range.contains(reference.range.lowerBound), reference.receiver != nil,
                closure.signature?.range.contains(reference.range.lowerBound) != true
            else { return true }
            guard case .members(let ids) = reference.target, case .onSelf = reference.form else { return false }
            return ids.allSatisfy { owners[$0] == .interactor && !controller.members[$0].modifiers.isStatic }
                && controller.scopes.binding(of: link.firstName, at: reference.node) == nil
        }
    }
}
