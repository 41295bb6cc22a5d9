import SwiftSyntax

/// The role that the developer, or failing that the code, asks for: before anything is known of what can move.
struct Classification {
    /// By member; nil for stored properties whose role follows from their users.
    var roles: [Role?]
    var reasons: [Reason]
    /// Members whose title asked for another role than their body allows, with what speaks against it.
    var disagreements: [Member.ID: String]

    /// The developer has said whose the member is.
    func isFirm(_ id: Member.ID) -> Bool {
        switch reasons[id] {
        case .directive, .section: true
        default: false
        }
    }
}

/// Classifies all members whose role doesn't depend on where others end up.
///
/// Precedence (design, 3): a directive comment; a strong section; the weak prior of a title, if the body agrees; the View.
func classify(_ controller: Controller, _ graph: ReferenceGraph, _ context: AppContext) -> Classification {
    var result = Classification(roles: [], reasons: [], disagreements: [:])
    for member in controller.members {
        let (role, reason) = claimedRole(of: member)
        if case .title(let title) = reason, let role, role != .view,
            let objection = objection(to: role, member, controller, graph)
        {
            result.disagreements[member.id] = "section \"\(title)\" hints at the \(role.title), but \(objection)"
            result.roles.append(member.kind == .storedProperty ? nil : .view)
            result.reasons.append(.nothing)
        } else {
            result.roles.append(role)
            result.reasons.append(reason)
        }
    }
    return result
}

private func claimedRole(of member: Member) -> (Role?, Reason) {
    switch member.kind {
    case .initializer, .deinitializer, .subscript, .type, .conditional, .other: return (.view, .nothing)
    case .function, .storedProperty, .computedProperty: break
    }
    if member.modifiers.attributes.contains(where: { $0.hasPrefix("IBOutlet") || $0.hasPrefix("IBInspectable") }) {
        return (.view, .view)
    }
    if let directive = member.directive { return (directive, .directive) }
    // Statics follow their users, since the type that holds them is part of their name.
    if member.modifiers.isStatic { return (nil, .usage) }
    switch member.section?.claim {
    case .strong(let role): return (role, .section(member.section?.title ?? ""))
    case .weak(let role) where member.kind != .storedProperty && !isPinnedByNature(member):
        return (role, .title(member.section?.title ?? ""))
    case .weak, .some(.none), nil: return member.kind == .storedProperty ? (nil, .usage) : (.view, .nothing)
    }
}

/// UIKit finds the member on the view controller, and a weak title says nothing of its body.
private func isPinnedByNature(_ member: Member) -> Bool {
    member.modifiers.isOverride || member.modifiers.attributes.contains { ["objc", "IBAction"].contains($0) }
}

/// What in a member's body speaks against the role that a weak title hints at.
private func objection(
    to role: Role, _ member: Member, _ controller: Controller, _ graph: ReferenceGraph
) -> String? {
    let references = graph.references[member.id]
    if role != .wireframe, let name = uiKitNames(in: Syntax(member.decl)).first { return "it names `\(name)`" }
    for reference in references {
        switch reference.target {
        case .members(let ids):
            let outlet = ids.map { controller.members[$0] }.first {
                $0.modifiers.attributes.contains("IBOutlet") || $0.isView(in: controller)
            }
            if let outlet { return "it touches `\(outlet.name)`" }
        case .inherited(let name):
            if role != .wireframe { return "it uses `\(name)` of UIKit" }
            if !navigationMembers.contains(name) { return "it uses `\(name)` of UIKit" }
        case .selfValue where role != .wireframe: return "it hands on `self`"
        default: break
        }
    }
    if role == .wireframe {
        let navigates = references.contains {
            if case .inherited(let name) = $0.target { return navigationMembers.contains(name) }
            return false
        }
        if !navigates { return "it doesn't navigate" }
    }
    return nil
}

/// The members of a view controller by which it shows other screens.
let navigationMembers: Set<String> = [
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "navigationController",
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "tabBarController",
    "splitViewController", "presentedViewController", "presentingViewController", "storyboard",
]

extension Member {
    /// A property that holds a view, by its annotation or initial value.
    func isView(in controller: Controller) -> Bool {
        guard let variable = decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
            return false
        }
        if let type = binding.typeAnnotation?.type { return namesView(Syntax(type)) }
        guard let value = binding.initializer?.value else { return false }
        if let closure = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self) {
            guard let first = closure.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first else {
                return false
            }
            return first.typeAnnotation.map { namesView(Syntax($0)) } ?? first.initializer.map { namesView(Syntax($0)) }
                ?? false
        }
        guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        return namesView(Syntax(callee))
    }

    private func namesView(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { return isViewTypeName(name) && name != "UIImage" }
            return false
        }
    }
}
