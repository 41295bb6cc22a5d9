import SwiftSyntax

/// What code names that another file declares isn't private there: members of other components and of the component's own,
/// what the view controller inherits, types, and the initialisers by which components are made.
func checkAccess(_ output: Output) -> [String] {
    let crossed = output.crossings.compactMap { crossing -> String? in
        guard let target = crossing.target(in: output.types), let file = crossing.unit, target.unit != file,
            !crossing.type.isProtocol, !target.modifiers.access.crossesFiles,
            // What isn't called is the property that the screen inherits, not a method of its name.
            crossing.call != nil || target.function == nil
                || !output.intent.app.inherits(crossing.name, from: output.intent.original.superclass)
        else { return nil }
        return "\(crossing.place) names `\(crossing.name)` of `\(crossing.type.name)`, which is private to another file"
    }
    let inherited = output.crossings.filter { $0.namesHiddenInherited(output) }.map {
        "\($0.place) names `\($0.name)`, which the view controller inherits, and which is private to another file"
    }
    return crossed + inherited
        + output.modules.flatMap { type in
            type.bodies.flatMap { body in
                body.members.flatMap { member in
                    nodes(in: Syntax(member.decl)).compactMap { hiddenName($0, in: member, of: type, output) }
                }.map { "`\(type.name)` \($0)" }
            }
        }
}

/// A name that meant a declaration of its own file where the code comes from, and is written in another.
private func hiddenName(_ node: Syntax, in member: OutputMember, of type: OutputType, _ output: Output) -> String? {
    if let name = node.as(IdentifierTypeSyntax.self)?.name.identifierText {
        let isOther =
            output.binding(of: name, at: node) != nil || !output.types.members(named: name, of: type.name).isEmpty
        return !isOther && output.isHidden(name, output.types.homes[name], from: member) ? hidden(name) : nil
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.identifierText
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
    } else if !reference.isBare || output.binding(of: name, at: node) != nil {
        return nil
    }
    if let homes = output.types.homes[name], !homes.contains(where: { $0.unit == member.unit }) {
        if output.isHidden(name, homes, from: member) { return hidden(name) }
        return output.types[name].map { hidesInitializer(of: $0, calledBy: reference) } == true
            ? "makes a `\(name)` by an initialiser that is private to another file" : nil
    }
    guard !reference.isInNestedType(of: member) else { return nil }
    if reference.isBare, output.types.members(named: name, of: type.name).isEmpty,
        !output.intent.app.inherits(name, from: output.intent.original.superclass),
        output.isHidden(
            name, output.globals[name]?.map { Home(unit: $0.unit, $0.modifiers) }, from: member)
    {
        return hidden(name)
    }
    let namesakes = type.members(named: name).map { Home(unit: $0.unit, $0.modifiers) }
    return output.isHidden(name, namesakes, from: member) ? hidden(name) : nil
}

private func hidden(_ name: String) -> String { "names `\(name)`, which is private to another file" }

extension Output {
    /// A name stands in a member's code for what only other files may name, and meant it where the code comes from.
    fileprivate func isHidden(_ name: String, _ homes: [Home]?, from member: OutputMember) -> Bool {
        guard let homes, !homes.isEmpty, !homes.contains(where: { $0.unit == member.unit || !$0.isPrivate }) else {
            return false
        }
        let origins = origins(of: member)
        return homes.contains { origins.contains($0.unit) || !wasPrivate(name, in: $0.unit) }
    }

    /// The original had a declaration of a name in a file, of its own or of its extensions, that no other file may name.
    private func wasPrivate(_ name: String, in path: String) -> Bool {
        let units = intent.original.units.filter { $0.path == path }
        let members = intent.original.members(named: name).filter { units.map(\.index).contains($0.unit) }
        let others = units.flatMap { topLevelDeclarations(of: $0.tree) }.filter { $0.declaredNames.contains(name) }
        let modifiers = members.map(\.modifiers) + others.map { Modifiers($0, default: .internal) }
        return modifiers.contains { !$0.access.crossesFiles }
    }

    /// The paths of the files that a member's code may come from: all of the original's, where none of its members went there by
    /// the name.
    private func origins(of member: OutputMember) -> Set<String> {
        let original = intent.original
        let moved = intent.role(of: member.owner).map { intent.members(named: member.name, in: $0) } ?? []
        return Set(moved.isEmpty ? original.units.map(\.path) : moved.map { original.units[$0.unit].path })
    }
}

/// None of the initialisers that a call of a type fits is for other files.
private func hidesInitializer(of type: OutputType, calledBy reference: DeclReferenceExprSyntax) -> Bool {
    guard let call = reference.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(reference).id
    else { return false }
    let fitting = type.members.filter { member in
        member.decl.as(InitializerDeclSyntax.self).map { call.fits($0.signature.parameterClause) } ?? false
    }
    return !fitting.isEmpty && fitting.allSatisfy { !$0.modifiers.access.crossesFiles }
}

extension Crossing {
    /// The path of the file that the code is in.
    fileprivate var unit: String? { member.unit }

    /// What a component asks of the view controller is inherited, and only the files of the original may name it.
    fileprivate func namesHiddenInherited(_ output: Output) -> Bool {
        let original = output.intent.original
        guard type.name == output.intent.type(of: .view), !original.units.contains(where: { $0.path == member.unit }),
            candidates(in: output.types).found.isEmpty
        else { return false }
        let fitting = output.intent.app.inheritedDeclarations(named: name, from: original.superclass).filter {
            guard let function = $0.as(FunctionDeclSyntax.self), let call else { return true }
            return call.fits(function.signature.parameterClause)
        }
        return !fitting.isEmpty && fitting.allSatisfy { !Modifiers($0, default: .internal).access.crossesFiles }
    }
}

extension DeclReferenceExprSyntax {
    /// A type inside of the member has names of its own.
    fileprivate func isInNestedType(of member: OutputMember) -> Bool {
        sequence(first: Syntax(self), next: \.parent).prefix { $0.id != member.decl.id }
            .contains { $0.is(MemberBlockSyntax.self) }
            || member.decl.asProtocol((any DeclGroupSyntax).self) != nil
    }
}
