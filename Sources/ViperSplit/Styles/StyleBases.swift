import SwiftSyntax

extension Style {
    /// The libraries that the base files stand for: the modules that skeletons import if they are there.
    var baseModules: Set<String> {
        Set(
            skeletons.values.map(parsed).flatMap(\.statements).filter { $0.item.is(IfConfigDeclSyntax.self) }
                .flatMap { importedModuleNames(in: Syntax($0)) })
    }

    /// The style without the protocols of its base files that ask of a class what it hasn't got, such as viper-base's
    /// `VIPERInteractor` of one that isn't made by `init()`.
    ///
    /// - Parameter requirement: the name of what the class lacks; `init` for an initialiser without parameters.
    /// - Throws: `SplitError` or `EditError` if a skeleton can't be read.
    func leavingOutBases(requiring requirement: String, of type: String) throws -> Style {
        let bases = baseProtocols(requiring: requirement)
        guard !bases.isEmpty else { return self }
        var style = self
        for name in skeletons.keys {
            var skeleton = try skeleton(named: name)
            skeleton.disinherit(bases, class: type)
            style.setSkeleton(try skeleton.render(), named: name)
        }
        return style
    }

    /// Whether a component has to be made by `init()` as well, and can be where all that it is made with has default values.
    func isMadePlainly(_ type: String) -> Bool {
        let bases = baseProtocols(requiring: "init")
        return skeletons.values.map(parsed).flatMap(topLevelDeclarations).compactMap { $0.as(ClassDeclSyntax.self) }
            .contains { decl in
                decl.name.text == type && !bases.isDisjoint(with: inheritedNames(decl.inheritanceClause))
                    && !decl.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
            }
    }

    /// The names that a class has for itself once it adopts the protocols of the base files that the skeletons of plainly made
    /// modules name: those of their associated types.
    var associatedTypesOfPlainSkeletons: Set<String> {
        let named = plainSkeletons.values.map(parsed).reduce(into: Set<String>()) { names, tree in
            names.formUnion(tree.tokens(viewMode: .sourceAccurate).compactMap(\.identifierText))
        }
        let protocols = baseFiles.values.map(parsed).flatMap(topLevelDeclarations).compactMap {
            $0.as(ProtocolDeclSyntax.self)
        }
        return Set(
            protocols.filter { named.contains($0.name.text) }.flatMap(\.memberBlock.members).compactMap {
                $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text
            })
    }

    /// The protocols of the base files that have a requirement of that name, or refine one that has.
    private func baseProtocols(requiring name: String) -> Set<String> {
        let protocols = baseFiles.values.map(parsed).flatMap(topLevelDeclarations).compactMap {
            $0.as(ProtocolDeclSyntax.self)
        }
        var found = Set(
            protocols.filter { decl in
                decl.memberBlock.members.contains { item in
                    item.decl.as(InitializerDeclSyntax.self).map { $0.parameterLabels.isEmpty && name == "init" }
                        ?? MemberShape(item.decl).names.contains(name)
                }
            }.map(\.name.text))
        var count = -1
        while count != found.count {
            count = found.count
            found.formUnion(
                protocols.filter { !found.isDisjoint(with: inheritedNames($0.inheritanceClause)) }.map(\.name.text))
        }
        return found
    }
}
