import SwiftSyntax

extension Semantics {
    /// Whether code outside of the given files may name a member of the controller: another file of the app does, or a
    /// protocol asks for it that the controller adopts.
    func isNamedOutside(_ member: Member) -> Bool {
        !context.isComplete || mayRequire(member.name, context.adopted(by: controller), isOfApp: hasTypeOfApp(member))
            || context.uses.contain(member) { $0.mayCall(member) && mayMeanMember($0) }
    }

    /// The first expression in other files that may name one of some members of the controller, what is asked of a protocol
    /// left out.
    func useOutside(ofMembersNamed names: Set<String>, besidesThoseOf protocolName: String) -> ExprSyntax? {
        names.sorted().lazy.flatMap(context.uses.expressions(named:)).first {
            mayMeanMember(Syntax($0), besidesThoseOf: protocolName)
        }
    }

    /// Whether code outside of the given files may ask a component for something.
    ///
    /// - Parameter paths: those of the component's own module, where that doesn't count.
    func mayBeDoneOutside(_ asking: Asking, besides paths: Set<String> = []) -> Bool {
        let types = asking.types.sorted()
        let declared = types.compactMap(context.type(named:))
        let others =
            declared.flatMap { inheritedNames($0.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause) }
            + types.flatMap(context.extensionsAdopting).flatMap { inheritedNames($0.inheritanceClause) }
        let protocols = others.filter { !asking.types.contains($0) && declaredType($0)?.isClass != true }
        return !context.isComplete || declared.contains { Modifiers($0, default: .internal).access >= .public }
            || types.contains { !context.subclasses(of: $0).isEmpty } || mayRequire(asking.name, protocols)
            || context.otherTrees(naming: asking.name, besides: paths).contains { tree in
                asking.isDoneByItself(in: tree)
                    || nodes(MemberAccessExprSyntax.self, in: Syntax(tree)).contains { access in
                        access.declName.baseName.identifierText == asking.name && asking.counts(ExprSyntax(access))
                            && mayMean(access, memberOf: asking.types)
                    }
            }
    }

    private func mayMean(_ access: MemberAccessExprSyntax, memberOf types: Set<String>) -> Bool {
        let found = membersNamed(by: access)
        // `.delete` is no member of an instance.
        return access.base != nil && (found.isEmpty || found.contains { types.contains($0.owner.path) })
    }

    /// Whether one of some protocols may ask for a member of the name.
    ///
    /// - Parameter isOfApp: no protocol out of sight can write its type.
    private func mayRequire(_ name: String, _ adopted: [String], isOfApp: Bool = false) -> Bool {
        adopted.filter { !context.isUIKitName($0) }.contains { adopted in
            guard let asking = protocolsInSight(refinedBy: adopted) else { return !isOfApp }
            return !asking.areAll && !isOfApp || asking.protocols.contains { !$0.members(named: name).isEmpty }
        }
    }

    /// A protocol and what it refines, as far as it is in sight, and whether that is all of it.
    ///
    /// - Returns: nil if no protocol of the name is in sight.
    func protocolsInSight(refinedBy name: String) -> (protocols: [DeclaredType], areAll: Bool)? {
        guard declaredType(name)?.isProtocol == true else { return nil }
        let protocols = ancestry(of: name).compactMap(declaredType)
        return (protocols, protocols.flatMap(\.inherited).allSatisfy { type($0)?.name.flatMap(declaredType) != nil })
    }

    /// The type of a member, as it is written, names one that the app declares, which a library can't know.
    private func hasTypeOfApp(_ member: Member) -> Bool {
        let signature = member.function?.signature
        let types =
            (signature?.parameterClause.parameters.map(\.type.trimmedText) ?? [])
            + [signature?.returnClause?.type.trimmedText, writtenType(of: member)].compactMap { $0 }
        return types.flatMap(\.identifiers).contains(where: context.declaresType)
    }

    /// `list.reload` of a value that may be the controller, `reload` in one of its subclasses or extensions, or in the extension
    /// of a protocol. It means another's only where that is found.
    private func mayMeanMember(_ use: Syntax, besidesThoseOf protocolName: String? = nil) -> Bool {
        func mayBeTheController(_ found: [FoundMember]) -> Bool {
            mayBeTheControllers(found.filter { !$0.owner.isProtocol || $0.owner.path != protocolName })
        }
        if let component = use.as(KeyPathPropertyComponentSyntax.self) { return isOfController(component) != false }
        if let access = use.as(MemberAccessExprSyntax.self) {
            if isOfController(access) != false { return true }
            let found = membersNamed(by: access)
            // What a type hasn't got is asked of another than it seems to be.
            return access.base != nil && (found.isEmpty || mayBeTheController(found))
        }
        guard let name = use.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return true }
        if localBinding(of: name, at: use) != nil { return false }
        let around = enclosingTypes(of: use)
        if controller.rules.returned.contains(where: { $0.name == name && around.contains($0.type) }) { return false }
        let isOwn = around.contains { type in
            isControllerOrBelow(canonical(.named(type)).name ?? type) || ancestry(of: type).contains(controller.name)
        }
        if isOwn { return true }
        // A type has no instance of another by a bare name, but for a protocol that the other adopts.
        return around.contains { type in
            guard declaredType(type)?.isProtocol != false else { return false }
            let found = members(named: name, of: .named(type), isStatic: false)
            return found.isEmpty ? context.declarations(named: name).isEmpty : mayBeTheController(found)
        }
    }

    /// What a name means is the controller's own, or what a protocol of the app asks for that it may be seen as.
    private func mayBeTheControllers(_ found: [FoundMember]) -> Bool {
        let files = Set(controller.units.map(\.tree.id))
        return found.contains { member in
            let isOwn =
                files.contains(member.decl.root.id)
                && enclosingTypes(of: Syntax(member.decl)).first == controller.name
            return isOwn
                || member.owner.isProtocol && !isOfLibrary(member.decl) && typesOfInstances.contains(member.owner.path)
        }
    }
}

extension Syntax {
    /// An expression that names a method has no label that the method hasn't: `list.reload(all: true)` is no `reload()`.
    fileprivate func mayCall(_ member: Member) -> Bool {
        guard let function = member.function else { return true }
        let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
        var written = Set(name?.argumentNames?.arguments.map(\.name.text) ?? [])
        if written.isEmpty, case .call(let arguments) = use(of: self) { written = Set(arguments.compactMap(\.label)) }
        return written.subtracting(["_"]).isSubset(of: function.parameterLabels.compactMap { $0 })
    }
}
