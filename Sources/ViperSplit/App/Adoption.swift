import SwiftSyntax

extension AppContext {
    /// The types that adopt a protocol, by themselves, by a protocol that refines it or by another name for it.
    ///
    /// - Parameters:
    ///   - controller: the one whose files were given.
    ///   - includingTests: those of tests are among them.
    func typesAdopting(_ interface: String, besides controller: Controller, includingTests: Bool = true) -> Set<String>
    {
        var found: Set<String> = []
        var visited: Set<String> = []
        var next = [interface]
        while let name = next.popLast() {
            guard visited.insert(name).inserted else { continue }
            for tree in controller.units.map(\.tree) + otherTrees(naming: name) where includingTests || !isOfTests(tree)
            {
                for decl in nodes(in: Syntax(tree)) {
                    guard let (adopting, isType) = adoption(of: name, by: decl) else { continue }
                    if isType { found.insert(adopting) } else { next.append(adopting) }
                }
            }
        }
        return found
    }

    /// The protocols that a view controller adopts, in the given files and in others.
    func adopted(by controller: Controller) -> [String] {
        controller.adopted + extensionsAdopting(of: controller.name).flatMap { inheritedNames($0.inheritanceClause) }
    }

    /// The protocols in sight that a view controller adopts, by itself or by others that refine them.
    func protocolsAdopted(by controller: Controller) -> Set<String> {
        var next = adopted(by: controller)
        var found: Set<String> = []
        while let name = next.popLast() {
            guard let declared = declaration(ofType: name), found.insert(name).inserted else { continue }
            next += declared.inherited
        }
        return found.filter { type(named: $0)?.is(ProtocolDeclSyntax.self) == true }
    }

    /// The classes that something may be which is declared as a type: that class, or those that adopt that protocol.
    func classes(seenAs type: String, by controller: Controller) -> [ClassDeclSyntax] {
        guard let declared = self.type(named: type) else { return [] }
        if let declared = declared.as(ClassDeclSyntax.self) { return [declared] }
        guard declared.is(ProtocolDeclSyntax.self) else { return [] }
        return typesAdopting(type, besides: controller).sorted().compactMap { self.type(named: $0) }.compactMap {
            $0.as(ClassDeclSyntax.self)
        }
    }
}

/// What adopts a protocol in a declaration, and whether that is a type or more of a protocol.
private func adoption(of interface: String, by node: Syntax) -> (name: String, isType: Bool)? {
    if let alias = node.as(TypeAliasDeclSyntax.self) {
        return alias.initializer.value.names(interface) ? (alias.name.identifierText, false) : nil
    }
    let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    guard clause?.inheritedTypes.contains(where: { $0.type.names(interface) }) == true else { return nil }
    if let added = node.as(ExtensionDeclSyntax.self) { return (added.extendedName, true) }
    return node.asProtocol((any NamedDeclSyntax).self).map {
        ($0.name.identifierText, !node.is(ProtocolDeclSyntax.self))
    }
}

extension TypeSyntax {
    /// Whether it is a protocol or several with that among them, not one that it is an argument of.
    fileprivate func names(_ interface: String) -> Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.names(interface) }
        if let several = self.as(CompositionTypeSyntax.self) {
            return several.elements.contains { $0.type.names(interface) }
        }
        return nominalName == interface
    }
}
