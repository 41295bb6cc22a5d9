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

/// A name of the component's own, or of a type of the module, that only another file may use.
private func hiddenName(_ node: Syntax, in member: OutputMember, of type: OutputType, _ output: Output) -> String? {
    if let name = node.as(IdentifierTypeSyntax.self)?.name.identifierText {
        return hiddenType(name, member, output).map { "names `\($0)`, which is private to another file" }
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.identifierText
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
    } else if output.binding(of: name, at: node) != nil {
        return nil
    }
    if let made = output.types[name], made.unit != member.unit {
        if let hidden = hiddenType(name, member, output) {
            return "names `\(hidden)`, which is private to another file"
        }
        return hidesInitializer(of: made, calledBy: reference)
            ? "makes a `\(name)` by an initialiser that is private to another file" : nil
    }
    guard !reference.isInNestedType(of: member) else { return nil }
    if reference.isBare, let file = output.privateFile(of: name), file != member.unit,
        output.types.members(named: name, of: type.name).isEmpty,
        !output.intent.app.inherits(name, from: output.intent.original.superclass)
    {
        return "names `\(name)`, which is private to another file"
    }
    let namesakes = type.members(named: name)
    let isHidden =
        !namesakes.isEmpty
        && namesakes.allSatisfy { other in
            other.unit != member.unit && !other.modifiers.access.crossesFiles
        }
    return isHidden ? "names `\(name)`, which is private to another file" : nil
}

private func hiddenType(_ name: String, _ member: OutputMember, _ output: Output) -> String? {
    guard let type = output.types[name], type.unit != member.unit, type.isPrivate else { return nil }
    return name
}

extension Output {
    /// The file to which the one function or variable of a name at file level is private; nil if it isn't, or if there are
    /// several.
    fileprivate func privateFile(of name: String) -> String? {
        guard let declaration = globals[name]?.first, globals[name]?.count == 1,
            intent.app.declarations(named: name).count <= 1,
            !declaration.modifiers.access.crossesFiles
        else { return nil }
        return declaration.unit
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
