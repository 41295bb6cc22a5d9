import SwiftSyntax

/// What the components of a style have by name: nothing else there can be called so.
extension Style {
    /// The names by which a component holds others, and what else it has: no member of its own can have them.
    func reservedNames(of role: Role) -> Set<String> {
        (isExisting ? namesDeclared(by: role) : propertiesDeclared(by: role))
            .union(links.filter { $0.from == role }.map(\.firstName))
    }

    /// By component, the names that its class, those above it and the app's extensions of it have.
    func namesOfComponents(in context: AppContext) -> [Role: Set<String>] {
        Dictionary(
            uniqueKeysWithValues: Role.allCases.map { role in
                // Other files may add to a component that there is already.
                let added = isExisting ? context.namesInExtensions(of: type(of: role)) : []
                return (role, reservedNames(of: role).union(added).union(namesInherited(by: role, in: context)))
            })
    }

    /// By component, the names that what comes to it can't have. In a module that there is already nothing that comes is called
    /// as another component's member is: whoever reads one name means one thing.
    ///
    /// - Parameter names: what each has.
    func namesTaken(by names: [Role: Set<String>]) -> [Role: Set<String>] {
        guard isExisting else { return names }
        let all = components.filter { $0.role != .view }.reduce(into: Set()) {
            $0.formUnion(names[$1.role, default: []])
        }
        return names.mapValues { $0.union(all) }
    }

    /// What the components but for the View have by now.
    var namesOfComponents: Set<String> {
        Set(components.filter { $0.role != .view }.flatMap { reservedNames(of: $0.role) })
    }

    /// What the class of a component and its extensions have in the style's files.
    private func namesDeclared(by role: Role) -> Set<String> {
        skeletons.values.compactMap(syntax).flatMap(topLevelDeclarations).reduce(into: []) { names, decl in
            let type =
                decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText ?? decl.as(ClassDeclSyntax.self)?.name.text
            guard type == self.type(of: role) else { return }
            let members = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
            names.formUnion((members ?? []).flatMap { $0.decl.declaredNames })
        }
    }

    func propertiesDeclared(by role: Role) -> Set<String> {
        let text = components.first { $0.role == role }.flatMap { skeletons[$0.file] }
        let classes = (text.flatMap(syntax).map(topLevelDeclarations) ?? []).compactMap { $0.as(ClassDeclSyntax.self) }
        let variables = classes.filter { $0.name.text == type(of: role) }.flatMap(\.memberBlock.members).compactMap {
            $0.decl.as(VariableDeclSyntax.self)
        }
        return Set(variables.flatMap { MemberShape(DeclSyntax($0)).names })
    }
}

extension Style {
    /// What the classes above a component's own give it, by full names: `showAlert(with:message:)` of a `BaseWireframe`. No
    /// member of its own can be declared so.
    ///
    /// - Parameter context: the app, which may have the style's base files in a form of its own.
    func namesInherited(by role: Role, in context: AppContext) -> Set<String> {
        let text = components.first { $0.role == role }.flatMap { skeletons[$0.file] }
        let classes = (text.flatMap(syntax).map(topLevelDeclarations) ?? []).compactMap { $0.as(ClassDeclSyntax.self) }
        let bases = classes.filter { $0.name.text == type(of: role) }.flatMap { inheritedNames($0.inheritanceClause) }
        let above = bases.filter { context.declaresClass($0) }.flatMap { [$0] + context.superclasses(of: $0) }
        let declared = above.flatMap(context.members)
        let given = bases.filter { !context.declaresType(named: $0) }.flatMap(membersInBaseFiles)
        return Set((declared + given).filter(\.isSeenByOtherFiles).flatMap(\.fullNames))
    }

    private func membersInBaseFiles(ofClass name: String) -> [DeclSyntax] {
        let declarations = baseFiles.values.map(parsed).flatMap(topLevelDeclarations)
        guard declarations.contains(where: { $0.as(ClassDeclSyntax.self)?.name.text == name }) else { return [] }
        return declarations.filter { decl in
            decl.as(ClassDeclSyntax.self)?.name.text == name
                || decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText == name
        }.flatMap { $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? [] }
    }
}

extension AppContext {
    fileprivate func declaresClass(_ name: String) -> Bool { type(named: name)?.is(ClassDeclSyntax.self) == true }
}

extension DeclSyntax {
    fileprivate var isSeenByOtherFiles: Bool { Modifiers(self, default: .internal).access.crossesFiles }
}

extension AppContext {
    /// The names that a declaration binds: parameters, locals and captures.
    func names(boundIn decl: DeclSyntax) -> Set<String> {
        Syntax(decl).root.as(SourceFileSyntax.self).map { Set(scopes(of: $0).names(boundIn: decl)) } ?? []
    }
}

extension DeclSyntax {
    /// The names by which its code may mean members of its own type: `notes`, `self.notes`.
    var namesOnSelf: [String] {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(self)).filter { reference in
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.id != reference.id || access?.base?.trimmedText.hasPrefix("self") == true
        }.map(\.baseName.identifierText).filter { $0 != "self" && !$0.hasPrefix("$") }
    }
}
