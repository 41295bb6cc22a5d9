import SwiftSyntax

/// A module as its files have it, whatever the style: the Presenter, and the protocols around it.
struct WrittenModule {
    private let declarations: [DeclSyntax]
    private let app: AppContext
    let presenter: ClassDeclSyntax

    /// - Parameters:
    ///   - files: those of the module.
    ///   - presenter: the class that is tested.
    ///   - app: what else there is.
    /// - Returns: nil if no file declares the class.
    init?(_ files: [String], presenter name: String, in app: AppContext) {
        declarations = files.map(parsed).flatMap(topLevelDeclarations)
        self.app = app
        let found = declarations.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first { $0.name.text == name }
        guard let found else { return nil }
        presenter = found
    }

    /// The declaration of a type, the module's own before another.
    func type(named name: String) -> DeclSyntax? {
        declarations.first { !$0.is(ExtensionDeclSyntax.self) && $0.declaredNames == [name] } ?? app.type(named: name)
    }

    /// The classes of the module's own.
    var classes: [ClassDeclSyntax] { declarations.compactMap { $0.as(ClassDeclSyntax.self) } }

    func declaredClass(named name: String) -> ClassDeclSyntax? { classes.first { $0.name.text == name } }

    private func interface(_ name: String) -> ProtocolDeclSyntax? { type(named: name)?.as(ProtocolDeclSyntax.self) }

    /// A protocol of the module's own, by the type of a property or a parameter that holds it.
    func interface(heldAs type: TypeSyntax) -> ProtocolDeclSyntax? {
        let plain = type.unwrapped.withoutParentheses
        let constraint = plain.as(SomeOrAnyTypeSyntax.self)?.constraint ?? plain
        let name = constraint.as(IdentifierTypeSyntax.self)?.name.text
        return declarations.lazy.compactMap { $0.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }
    }

    /// The protocols that the Presenter adopts, in the order of the source, as far as they are known.
    var inputs: [ProtocolDeclSyntax] {
        let name = presenter.name.text
        let extensions = declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }.filter {
            $0.extendedType.trimmedText == name
        }
        let clauses = [presenter.inheritanceClause] + extensions.map(\.inheritanceClause)
        return clauses.flatMap(inheritedNames).compactMap(interface)
    }

    /// What some protocols and those that they refine ask for, each once; and the refined ones that nothing in sight declares.
    func requirements(of protocols: [ProtocolDeclSyntax]) -> (requirements: [Requirement], unknown: [String]) {
        var found: [Requirement] = []
        var unknown: [String] = []
        var seen: Set<String> = []
        var pending = protocols
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard seen.insert("protocol " + next.name.text).inserted else { continue }
            found += next.requirements.filter { seen.insert($0.key).inserted }
            for name in inheritedNames(next.inheritanceClause) where !Platform.markers.contains(name) {
                if let refined = interface(name) { pending.append(refined) } else { unknown.append(name) }
            }
        }
        return (found, unknown)
    }

    /// Whether a protocol or one that it refines says something of itself.
    func isAny(of decl: ProtocolDeclSyntax, where says: (ProtocolDeclSyntax) -> Bool) -> Bool {
        says(decl)
            || inheritedNames(decl.inheritanceClause).contains { name in
                name != decl.name.text && interface(name).map { isAny(of: $0, where: says) } == true
            }
    }

    /// The closure of a parameter that mustn't be kept behind the call.
    func isOfCallOnly(_ type: TypeSyntax) -> Bool {
        if type.isMarkedEscaping { return false }
        return type.isFunction || alias(type).map { isOfCallOnly($0.initializer.value) } == true
    }

    /// The declaration of `Handler` or `NoteService.Handler`, where it is another name for a type.
    private func alias(_ type: TypeSyntax) -> TypeAliasDeclSyntax? {
        if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
            return self.type(named: name)?.as(TypeAliasDeclSyntax.self)
        }
        guard let nested = type.as(MemberTypeSyntax.self),
            let owner = nested.baseType.as(IdentifierTypeSyntax.self).flatMap({ self.type(named: $0.name.text) }),
            let members = owner.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        else { return nil }
        return members.lazy.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }.first {
            $0.name.text == nested.name.text
        }
    }
}
