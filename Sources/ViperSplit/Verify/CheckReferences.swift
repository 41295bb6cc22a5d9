import SwiftSyntax

/// Every name in moved and edited code means something there: no member that went elsewhere is named without its link, and
/// nothing that only a view controller inherits is named outside of one. What code asks of a class by its name, the class has.
func checkReferences(_ output: Output) -> [String] {
    let statics = output.units.flatMap { unit in
        nodes(MemberAccessExprSyntax.self, in: Syntax(unit.tree)).compactMap(output.strayStatic).map {
            "code of `\(unit.path)` \($0)"
        }
    }
    return statics
        + Role.allCases.flatMap { role -> [String] in
            guard let component = output.components[role] else { return [] }
            let names = NamesInSight(output, component, role)
            return component.members.flatMap { member in
                nodes(in: Syntax(member.decl)).compactMap { names.stray($0, in: member) }
                    .map { "`\(component.name).\(member.name)` \($0)" }
            }
        }
}

extension Output {
    /// What is wrong with a member of the original's that code names by a class of the module: `NotesViewController.limit`.
    fileprivate func strayStatic(_ access: MemberAccessExprSyntax) -> String? {
        let name = access.declName.baseName.identifierText
        guard let base = access.base, !intent.original.members(named: name).isEmpty,
            let type = className(base), let role = intent.role(of: type), types.members(named: name, of: type).isEmpty,
            // A class out of sight above a component may have it; the view controller itself had it.
            role == .view || types.members(of: type).isComplete
        else { return nil }
        return "names `\(type).\(name)`, which belongs to another component"
    }

    /// The class by whose name code asks for something: `NotesViewController`, `Self` or `type(of: self)`.
    private func className(_ base: ExprSyntax) -> String? {
        if let call = base.as(FunctionCallExprSyntax.self) {
            let isOfSelf =
                call.calledExpression.bareName == "type" && call.arguments.count == 1
                && call.arguments.first?.expression.bareName == "self"
            return isOfSelf ? classAround(base) : nil
        }
        guard let name = base.bareName, binding(of: name, at: Syntax(base)) == nil else { return nil }
        return name == "Self" ? classAround(base) : name
    }

    /// The type in whose braces code stands.
    private func classAround(_ base: ExprSyntax) -> String? {
        sequence(first: Syntax(base), next: \.parent).firstResult { node in
            node.as(ExtensionDeclSyntax.self)?.extendedType.nominalName
                ?? node.asProtocol((any DeclGroupSyntax).self)?.asProtocol((any NamedDeclSyntax).self)?.name
                .identifierText
        }
    }
}

/// The names that the code of a component may use as they stand.
private struct NamesInSight {
    let output: Output
    let component: Controller
    let role: Role
    /// What the component's class and all that it is declared to be have.
    private let own: Set<String>
    /// The types that the view controller's class inherits, and the component's doesn't: it writes them with that name.
    private let typesOfSupertypes: Set<String>

    init(_ output: Output, _ component: Controller, _ role: Role) {
        (self.output, self.component, self.role) = (output, component, role)
        // A base class that isn't in sight may have the link.
        let links = output.intent.links.filter { $0.from == role }.compactMap(\.names.first)
        let members = output.types.members(of: component.name).found.flatMap(\.names)
        own = Set(members + links).union(component.memberIDs.keys)
        let app = output.intent.app
        let ofScreen = role == .view ? [] : output.intent.original.typesInherited(in: app)
        typesOfSupertypes = ofScreen.subtracting(component.typesInherited(in: app))
    }

    /// What is wrong with a name, if it is one that stands for itself or behind `self`.
    func stray(_ node: Syntax, in member: Member) -> String? {
        if let type = node.as(IdentifierTypeSyntax.self) {
            let name = type.name.identifierText
            let isNested = output.intent.original.members(named: name).contains { $0.kind == .type }
            return (isNested || isInheritedType(name)) && !isSeen(name) && output.binding(of: name, at: node) == nil
                && !isInType(node, of: member)
                ? "names `\(name)`, which belongs to another component" : nil
        }
        guard let reference = node.as(DeclReferenceExprSyntax.self), case .identifier = reference.baseName.tokenKind,
            !isInType(node, of: member), reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
            !isInAttribute(node)
        else { return nil }
        let name = reference.baseName.identifierText
        // The classes are seen everywhere, whatever members are called so, too.
        if [component.name, output.intent.original.name].contains(name) { return nil }
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            guard let base = access.base, output.scopes.isSelf(base), !isSeen(reference) else { return nil }
            if isOfOriginal(reference) { return "names `\(name)`, which belongs to another component" }
            return role == .view || isInherited(name) ? nil : "names `\(name)`, which only a view controller has"
        }
        if !reference.isBare || output.binding(of: name, at: node) != nil || isSeen(reference) { return nil }
        if isOfOriginal(reference) || isInheritedType(name) {
            return "names `\(name)`, which belongs to another component"
        }
        let isOfScreen =
            role != .view && !isGlobal(name) && !isInherited(name)
            && output.intent.app.inherits(name, from: output.intent.original.superclass)
        return isOfScreen ? "names `\(name)`, which only a view controller has" : nil
    }

    /// Neither a file nor Apple has another type of the name.
    private func isInheritedType(_ name: String) -> Bool {
        typesOfSupertypes.contains(name) && output.types[name] == nil && !output.intent.app.declaresType(named: name)
            && !Platform.sdk.declares(name)
    }

    private func isSeen(_ name: String) -> Bool { own.contains(name) || role == .view && isOfScreen(name) }

    private func isSeen(_ reference: DeclReferenceExprSyntax) -> Bool {
        let name = reference.baseName.identifierText
        return own.contains(name) || role == .view && isOfScreen(name) && !onlyOriginalTakes(reference)
    }

    /// `validate()` isn't a call of the `validate(_:)` that every responder has.
    private func onlyOriginalTakes(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let call = call(of: reference) else { return false }
        let (original, name) = (output.intent.original, reference.baseName.identifierText)
        let inherited = output.intent.app.inheritedDeclarations(named: name, from: original.superclass)
        func takes(_ function: FunctionDeclSyntax?) -> Bool {
            function.map { call.fits($0.signature.parameterClause) } ?? true
        }
        return original.members(named: name).contains { takes($0.function) }
            && !inherited.contains { takes($0.as(FunctionDeclSyntax.self)) }
    }

    /// The call of what a name means, itself or behind `self`.
    private func call(of reference: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        let callee = access.map(ExprSyntax.init) ?? ExprSyntax(reference)
        return callee.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == callee.id ? $0 : nil }
    }

    /// The view controller inherits it, so it is there whoever has a member of the name as well.
    private func isOfScreen(_ name: String) -> Bool {
        output.intent.app.inherits(name, from: output.intent.original.superclass)
    }

    private func isOfOriginal(_ reference: DeclReferenceExprSyntax) -> Bool {
        let members = output.intent.original.members(named: reference.baseName.identifierText)
        return !members.isEmpty && !(role == .view && isCallOfOther(reference, than: members))
    }

    /// The original calls it with as many arguments of these labels, and none of the members takes them: it is a
    /// superclass's.
    private func isCallOfOther(_ reference: DeclReferenceExprSyntax, than members: [Member]) -> Bool {
        guard let call = call(of: reference),
            members.allSatisfy({ $0.function.map { !call.fits($0.signature.parameterClause) } == true }),
            let name = calledName(of: call, output.scopes)
        else { return false }
        let original = output.intent.original
        return original.bodies.contains { body in
            nodes(FunctionCallExprSyntax.self, in: Syntax(body.memberBlock)).contains {
                $0.labels == call.labels && calledName(of: $0, original.scopes) == name
            }
        }
    }

    /// The name of the method that a call asks of `self`.
    private func calledName(of call: FunctionCallExprSyntax, _ scopes: Scopes) -> String? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        }
        return access.base.map(scopes.isSelf) == true ? access.declName.baseName.identifierText : nil
    }

    private func isInherited(_ name: String) -> Bool {
        let bases = output.types[component.name]?.inherited ?? []
        return bases.contains { output.types[$0] == nil && output.intent.app.inherits(name, from: $0) }
    }

    private func isGlobal(_ name: String) -> Bool {
        !output.intent.app.declarations(named: name).isEmpty || output.types[name] != nil
            || name.first?.isUppercase == true
            || output.intent.app.isGlobalOfApple(name)
    }

    /// A type within the member has a `self` and names of its own.
    private func isInType(_ node: Syntax, of member: Member) -> Bool {
        member.kind == .type
            || sequence(first: node, next: \.parent).prefix { $0.id != member.decl.id }
                .contains { $0.is(MemberBlockSyntax.self) }
    }

    /// The compiler's own attributes name no code, and what is compiled in is decided by names that are none.
    private func isInAttribute(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { ancestor in
            if let attribute = ancestor.as(AttributeSyntax.self) {
                return attribute.attributeName.trimmedText.first?.isUppercase != true
            }
            // A branch behind `#else` has no condition.
            let condition = ancestor.parent?.as(IfConfigClauseSyntax.self)?.condition
            return condition != nil && condition?.id == ExprSyntax(ancestor)?.id
        }
    }
}

extension Controller {
    /// The names of the types that the classes above and the protocols that they adopt declare for every file.
    fileprivate func typesInherited(in app: AppContext) -> Set<String> {
        var names: Set<String> = []
        var seen: Set<String> = [name]
        var pending = inheritedNames(declaration.inheritanceClause) + adopted
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let group = app.type(named: next)?.asProtocol((any DeclGroupSyntax).self)
            else { continue }
            let members = group.memberBlock.members.map(\.decl) + app.membersOfExtensions(of: next)
            names.formUnion(
                members.filter { Modifiers($0, default: .internal).access.crossesFiles }.compactMap(\.nameOfType)
                    .filter { $0.first?.isUppercase == true })
            pending += inheritedNames(group.inheritanceClause)
        }
        return names
    }
}
