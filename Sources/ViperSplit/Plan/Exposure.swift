import SwiftSyntax

/// Tells whether a member can be a requirement of a protocol, so that another component may reach it.
struct Exposure {
    let controller: Controller
    let graph: ReferenceGraph
    let context: AppContext
    /// What the module itself calls its links.
    let reservedNames: Set<String>

    /// - Parameters:
    ///   - movesAway: the member leaves the view controller, and with it the extension that it stands in.
    ///   - needsForwarder: another component stands in between and has to pass the call on.
    /// - Returns: what stands in the way, or nil.
    func refusal(of member: Member, movesAway: Bool, needsForwarder: Bool) -> RequirementRefusal? {
        if member.kind != .type, !member.modifiers.isStatic, reservedNames.contains(member.name) {
            return .reservedName(member.name)
        }
        if member.isIgnored, !member.modifiers.access.crossesFiles {
            return member.asksModule ? .asksModule : .ignored
        }
        if !movesAway, isStuckInPrivateExtension(member) { return .privateExtension }
        if let type = typesInSignature(of: member).map({ controller.members[$0] }).first(
            where: isStuckInPrivateExtension)
        {
            return .typeInPrivateExtension(type.name)
        }
        switch member.kind {
        case .type: return nil
        case .function: return functionRefusal(member, needsForwarder)
        case .storedProperty, .computedProperty: return propertyRefusal(member)
        case .subscript: return .subscript
        case .conditional: return .conditional
        case .initializer, .deinitializer, .other: return .unrequirable
        }
    }

    /// A modifier of the extension hides the member, and it can't move out of there.
    private func isStuckInPrivateExtension(_ member: Member) -> Bool {
        guard isInPrivateExtension(member, of: controller), member.modifiers.access <= .fileprivate else {
            return false
        }
        return !isMovable(member) && !canBeOpened(controller.bodies[member.body], controller)
    }

    private func functionRefusal(_ member: Member, _ needsForwarder: Bool) -> RequirementRefusal? {
        guard let function = member.decl.as(FunctionDeclSyntax.self) else { return nil }
        if member.modifiers.isStatic { return nil }
        if let returned = function.signature.returnClause?.type, returned.is(SomeOrAnyTypeSyntax.self),
            returned.trimmedText.hasPrefix("some")
        {
            return .opaqueType
        }
        if let privateType = fileScopeName(in: member, upTo: function.body?.range.lowerBound ?? Int.max) {
            return .privateType(graph.names.privateName(privateType))
        }
        // It is left out where nobody tells the method by it.
        if function.parameterNames.contains("_"),
            graph.isCalled(member.id) || controller.members(named: member.name).count > 1
        {
            return .unnamedParameter
        }
        if controller.isToldByResult(member) { return .toldByResult }
        guard needsForwarder else { return nil }
        if function.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows" {
            return .rethrowing
        }
        return passingRefusal(of: member)
    }

    /// A reason why no other function can hand on all that the member is called with.
    func passingRefusal(of member: Member) -> RequirementRefusal? {
        let isVariadic = member.function?.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
        return isVariadic == true ? .variadic : nil
    }

    private func propertyRefusal(_ member: Member) -> RequirementRefusal? {
        if member.modifiers.isStatic { return nil }
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1 else {
            return .declaredTogether
        }
        guard let type = graph.semantics.writtenType(of: member) else {
            return .unknownType
        }
        if type.hasPrefix("some ") { return .opaqueType }
        let isWritten = variable.bindings.first?.typeAnnotation != nil
        if !isWritten, let name = graph.names.firstUnknownType(in: type) { return .typeOutOfSight(name) }
        let end =
            variable.bindings.first?.initializer?.range.lowerBound
            ?? variable.bindings.first?.accessorBlock?.range.lowerBound
        if let privateType = fileScopeName(in: member, upTo: end ?? Int.max) ?? graph.names.fileScopeType(in: type) {
            return .privateType(graph.names.privateName(privateType))
        }
        return nil
    }

    /// The nested types that whoever uses the member has to know; of a type, those that it inherits and those of its members.
    func typesInSignature(of member: Member) -> [Member.ID] {
        let names: [String]
        if member.kind == .type, !member.decl.is(TypeAliasDeclSyntax.self) {
            names = namesOutsideOfCode(in: Syntax(member.decl))
        } else if let function = member.function {
            let parts = function.signature.tokens(viewMode: .sourceAccurate).map(\.identifierText)
            names = parts + (function.genericWhereClause?.tokens(viewMode: .sourceAccurate).map(\.identifierText) ?? [])
        } else if let type = member.decl.as(TypeAliasDeclSyntax.self)?.initializer.value {
            names = type.tokens(viewMode: .sourceAccurate).map(\.identifierText)
        } else {
            let type = graph.semantics.writtenType(of: member) ?? ""
            names = type.identifiers
        }
        return Set(names).sorted().flatMap { controller.members(named: $0) }.filter { $0.kind == .type }.map(\.id)
    }

    /// A `private` declaration at file level that the signature names.
    private func fileScopeName(in member: Member, upTo end: Int) -> String? {
        graph.references[member.id].lazy.compactMap { reference in
            guard case .fileScope(let name) = reference.target, reference.range.lowerBound < end else { return nil }
            return name
        }.first
    }

    /// The parameters that a call leaves out, and a default value of theirs that can't be written elsewhere.
    func omission(in reference: Reference, to member: Member) -> (places: [Int], refusal: DefaultValueRefusal?) {
        guard case .call(let arguments) = reference.use,
            let function = member.decl.as(FunctionDeclSyntax.self),
            let omitted = match(arguments, with: function.signature.parameterClause.callParameters)?.omitted,
            case let parameters = Array(function.signature.parameterClause.parameters),
            // A requirement may be called without an argument for what takes any number.
            case let places = omitted.filter({ parameters[$0].defaultValue != nil }), !places.isEmpty
        else { return ([], nil) }
        for place in places {
            guard let value = parameters[place].defaultValue else { continue }
            if graph.references[member.id].contains(where: { value.range.contains($0.range.lowerBound) }) {
                return (places, .namesMember(parameter: parameters[place].firstName.text))
            }
            if value.trimmedText.contains("#") { return (places, .tellsCaller) }
        }
        return (places, nil)
    }

    /// Whether the requirements that a call needs of the members that it may mean differ in their parameters.
    func isTold(_ reference: Reference, from targets: [Member]) -> Bool {
        let shapes = targets.compactMap { target in
            target.function.map { function in
                let omitted = omission(in: reference, to: target).places
                return function.signature.parameterClause.parameters.enumerated()
                    .filter { !omitted.contains($0.offset) }
                    .map { "\($0.element.firstName.text) \($0.element.type.trimmedText)" }
            }
        }
        return Set(shapes).count == shapes.count
    }
}

/// The names that a declaration writes otherwise than in bodies.
private func namesOutsideOfCode(in node: Syntax) -> [String] {
    if let token = node.as(TokenSyntax.self) { return [token.identifierText] }
    if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(ClosureExprSyntax.self) {
        return []
    }
    return node.children(viewMode: .sourceAccurate).flatMap(namesOutsideOfCode)
}
