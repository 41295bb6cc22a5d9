import SwiftSyntax

/// All that is looked for by name on the view controller is still declared on it as it was: what overrides, what Interface
/// Builder and the runtime find, how it is made, and what the protocols ask for that it adopts.
///
/// It is told by the text of the original alone, and not by what the plan takes for an entry point; but the protocols of the
/// platform that ask for a method are those that everybody knows.
func checkEntryPoints(_ output: Output) -> [String] {
    guard let view = output.components[.view] else { return [] }
    let finders = Finders(output)
    let original = output.intent.original
    func declared(in controller: Controller) -> [OutputMember] {
        controller.declaredMembers(inClassThatExposes: original.exposesMembers)
    }
    let found = Dictionary(grouping: declared(in: view)) { output.signature(of: $0) }
    return declared(in: original).compactMap { member in
        guard let finder = finders.finder(of: member) else { return nil }
        let isThere = found[output.signature(of: member), default: []].contains { $0.isFound(as: member) }
        return isThere ? nil : "`\(view.name).\(member.name)` isn't there as it was, \(finder)"
    }
}

/// Who looks for members of the original on the view controller.
private struct Finders {
    let intent: Intent
    /// The protocols of the app that the view controller adopts, itself or by a superclass or another protocol.
    let adopted: [ProtocolDeclSyntax]
    /// The protocols that another component adopts instead.
    let moved: Set<String>

    init(_ output: Output) {
        intent = output.intent
        moved = Set(intent.conformances.map(\.name))
        adopted = protocols(adoptedBy: intent.original.name, besides: moved, in: intent.app)
    }

    /// Who looks for a member, in words; nil if nobody does.
    func finder(of member: OutputMember) -> String? {
        if member.modifiers.isOverride { return "and overrides what is inherited" }
        if let attribute = member.exposingAttributes.first { return "and is `\(attribute)`" }
        if member.decl.is(InitializerDeclSyntax.self) { return "by which the view controller is made" }
        if let asker = asker(for: member) { return "which `\(asker)` asks for" }
        return member.modifiers.isKnownToObjectiveC ? "and Objective-C may name it" : nil
    }

    /// What a protocol asks for that another component adopts is that one's, whoever else has a method of the name.
    private func isAskedForElsewhere(_ member: OutputMember) -> Bool {
        moved.contains { name in
            intent.app.types(named: name).compactMap { $0.decl.as(ProtocolDeclSyntax.self) }.contains {
                member.decl.isRequired(by: $0)
            }
        }
    }

    private func asker(for member: OutputMember) -> String? {
        if member.modifiers.isStatic || isAskedForElsewhere(member) { return nil }
        let access = member.modifiers.access
        if access.crossesFiles, let function = member.function, let askers = intent.askers[function.id] {
            // What one of them asks for that went along, is the other component's.
            if let first = askers.first, moved.isDisjoint(with: askers) { return first }
        }
        return adopted.first { decl in
            let isPrivate = !Modifiers(DeclSyntax(decl), default: .internal).access.crossesFiles
            return access >= (isPrivate ? .fileprivate : .internal) && member.decl.isRequired(by: decl)
        }?.name.text
    }
}

/// The protocols of the app that a class adopts, as far as their declarations are in sight.
private func protocols(adoptedBy name: String, besides moved: Set<String>, in app: AppContext) -> [ProtocolDeclSyntax] {
    var found: [ProtocolDeclSyntax] = []
    var pending = [name]
    var seen = moved
    while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        let types = app.types(named: next)
        found += types.compactMap { $0.decl.as(ProtocolDeclSyntax.self) }
        pending += types.flatMap(\.inherited)
        pending += app.extensions(of: next).flatMap { inheritedNames($0.inheritanceClause) }
    }
    return found
}

extension Controller {
    /// The members of the class and its extensions, those in `#if` as if it weren't there, and without those that
    /// separation made.
    fileprivate func declaredMembers(inClassThatExposes isExposed: Bool) -> [OutputMember] {
        bodies.flatMap { body in
            OutputType.Body(
                body.decl, body.memberBlock, of: name, units[body.unit].path, inClassThatExposes: isExposed
            ).members.filter { member in
                units[body.unit].origin?.isNew(member.decl.range.lowerBound) != true
            }
        }
    }
}

extension OutputMember {
    /// The attributes by which Interface Builder and the runtime find it, with the name that one gives it: `@objc(reload)`.
    fileprivate var exposingAttributes: [String] {
        let attributes = decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
            ["IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "objc"].contains($0.attributeName.trimmedText)
        }.map(\.trimmedText)
    }

    /// Who looked for another member of the same signature finds this one.
    fileprivate func isFound(as other: OutputMember) -> Bool {
        modifiers.access >= other.modifiers.access && modifiers.isOverride == other.modifiers.isOverride
            && (modifiers.isKnownToObjectiveC || !other.modifiers.isKnownToObjectiveC)
            && Set(exposingAttributes).isSuperset(of: other.exposingAttributes)
    }
}

extension Output {
    /// All that tells a member from others, but for its result.
    fileprivate func signature(of member: OutputMember) -> [String] {
        let clause =
            member.function?.signature.parameterClause
            ?? member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
            ?? member.decl.as(SubscriptDeclSyntax.self)?.parameterClause
        let parameters = clause?.parameters.flatMap { [$0.firstName.text, spelling(of: $0.type)] } ?? []
        return [member.modifiers.isStatic ? "static" : ""] + member.names + (clause == nil ? [] : ["("]) + parameters
    }
}
