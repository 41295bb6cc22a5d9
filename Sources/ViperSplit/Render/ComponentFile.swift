import SwiftSyntax

/// The file of a component other than the View: its skeleton with the members that moved there.
///
/// Stored properties and what only the component itself calls go into the class, what an interface requires into the
/// extension that adopts it, and what is only passed on behind the rest.
func renderComponent(_ role: Role, _ plan: SplitPlan, file: String, header: String) throws -> String {
    var skeleton = try plan.skeleton(of: role, file, header: header)
    let typeName = plan.typeName(of: role)
    let sections = Sections(plan: plan)
    let members = plan.members(of: role).filter { plan.conformances.move(with: $0.id) == nil }
    let interfaces = plan.style.interfaces(of: role)
    func isInBody(_ member: Member) -> Bool {
        member.kind == .storedProperty || member.modifiers.isStatic
    }
    func interface(of id: Member.ID) -> String? {
        interfaces.first { plan.contracts.requirements[$0]?[id] != nil }
    }

    let properties = try sections.render(members.filter(isInBody), unmarked: plan.style.mark("Properties"))
    skeleton.insertProperties(properties, intoClass: typeName)
    let rest = members.filter { !isInBody($0) }
    let helpers = try sections.render(
        rest.filter { interface(of: $0.id) == nil }, unmarked: plan.style.mark("Helpers"))
    skeleton.append(helpers, to: skeleton.memberBlock(ofClass: typeName))
    for name in interfaces {
        let own = try sections.render(rest.filter { interface(of: $0.id) == name })
        let forwarders = try plan.contracts.forwarders[role, default: [:]].keys.sorted()
            .filter { interface(of: $0) == name }
            .map { try forwarder(for: $0, of: role, plan) }
        let passedOn =
            forwarders.isEmpty
            ? "" : plan.layout.indentation + "// MARK: - Forwarding\n\n" + forwarders.joined(separator: "\n")
        let block = skeleton.memberBlock(ofExtensionAdopting: plan.interfaceName(name))
        skeleton.append([own, passedOn].filter { !$0.isEmpty }.joined(separator: "\n"), to: block)
    }
    skeleton.appendDeclarations(try plan.conformances(of: role))
    if plan.namesTypesOfTheController(in: role) {
        skeleton.insertImports(imports(for: try skeleton.render(), from: plan.controller))
    }
    if role != .wireframe, !plan.uiKitNames(in: role).isEmpty {
        skeleton.replaceImport("import Foundation", by: "import UIKit")
    }
    return try skeleton.render()
}

private func forwarder(for id: Member.ID, of role: Role, _ plan: SplitPlan) throws -> String {
    let member = plan.controller.members[id]
    guard let link = plan.link(from: role, to: plan.owners[id], for: member) else { return "" }
    let demand = plan.contracts.forwarders[role]?[id] ?? Contracts.Demand()
    return plan.indented(try Signature(member, in: plan).forwarder(demand, through: link.name)) + "\n"
}

extension SplitPlan {
    func skeleton(_ file: String, header: String) throws(SplitError) -> Skeleton {
        try Skeleton(
            style.skeletons[file] ?? "", moduleName: moduleName, className: controller.name, header: header,
            layout: layout, style: style)
    }

    /// The skeleton of a component with what depends on the module as a whole: the links that it needs, its superclass, and
    /// how the view controller is made.
    func skeleton(of role: Role, _ file: String, header: String) throws -> Skeleton {
        var skeleton = try skeleton(file, header: header)
        removeUnusedLinks(from: &skeleton)
        if conformances.moves.contains(where: { $0.role == role && $0.needsNSObject }) {
            skeleton.inherit(from: "NSObject", class: typeName(of: role))
        }
        fitMaker(in: &skeleton)
        return skeleton
    }

    /// Whether a component's file has more than the skeleton's own types.
    fileprivate func namesTypesOfTheController(in role: Role) -> Bool {
        if !members(of: role).isEmpty || !contracts.forwarders[role, default: [:]].isEmpty { return true }
        if style.assemblyCall != nil { return true }
        return role == .wireframe && makesScreenWithValues
    }

    private var makesScreenWithValues: Bool {
        guard case .own(let initializer) = screenMaking else { return false }
        return !initializer.signature.parameterClause.parameters.isEmpty
    }

    /// A file of the style that belongs to no component, such as a builder.
    func otherFile(_ file: String, header: String) throws -> String {
        var skeleton = try skeleton(file, header: header)
        removeUnusedLinks(from: &skeleton)
        fitMaker(in: &skeleton)
        if style.assemblyCall != nil || makesScreenWithValues {
            skeleton.insertImports(imports(for: try skeleton.render(), from: controller))
        }
        return try skeleton.render()
    }

    /// Text that was written with four spaces a level, one level in and in the file's own indentation.
    func indented(_ text: String) -> String {
        let lines: [Substring] = layout.indented(text).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "" : layout.indentation + $0 }.joined(separator: "\n")
    }

    /// The names of UIKit in a moved member, less the attributes and parameters that stay on the view controller.
    private func uiKitNames(inCodeOf member: Member) -> [String] {
        guard let function = member.function, let entry = entries[member.id], entry.isRenamed else {
            return ViperSplit.uiKitNames(in: Syntax(member.decl)).filter { $0 != "IBAction" }
        }
        return uiKitNames(inSignatureOf: member) + (function.body.map { ViperSplit.uiKitNames(in: Syntax($0)) } ?? [])
    }

    private func uiKitNames(inSignatureOf member: Member) -> [String] {
        guard let function = member.function else {
            return ViperSplit.uiKitNames(in: Syntax(fromProtocol: member.variable?.bindings ?? []))
        }
        let parameters = Array(function.signature.parameterClause.parameters)
        let kept = (entries[member.id]?.parameters ?? Array(parameters.indices)).map { Syntax(parameters[$0].type) }
        let parts = kept + [function.signature.returnClause.map(Syntax.init)].compactMap { $0 }
        return parts.flatMap { ViperSplit.uiKitNames(in: $0) }
    }

    /// Leaves out the optional links that nothing goes through.
    func removeUnusedLinks(from skeleton: inout Skeleton) {
        for component in style.components where isLeftOut(component) {
            for interface in style.interfaces(of: component.role) {
                skeleton.remove(component: typeName(of: component.role), interface: interfaceName(interface))
            }
        }
        for link in style.links where link.optional == true {
            guard let interface = link.interface, contracts.requirements[interface, default: [:]].isEmpty else {
                continue
            }
            skeleton.remove(interface: interfaceName(interface), heldAs: link.name)
        }
    }

    /// The names of UIKit in the code that goes to a component, with the member that writes each.
    func uiKitNames(in role: Role) -> [(name: String, member: Member)] {
        let own = members(of: role).flatMap { member in
            uiKitNames(inCodeOf: member).map { (name: $0, member: member) }
        }
        let passedOn = contracts.forwarders[role, default: [:]].keys.sorted().flatMap { id in
            let member = controller.members[id]
            return uiKitNames(inSignatureOf: member).map { (name: $0, member: member) }
        }
        return own + passedOn
    }
}
