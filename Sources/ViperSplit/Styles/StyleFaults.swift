import SwiftSyntax

extension Style {
    /// What keeps the style from being whole, in words: what the manifest says has to stand in the skeletons.
    var faults: [String] {
        var trees: [String: SourceFileSyntax] = [:]
        for (name, text) in skeletons {
            guard let unit = try? SourceUnit(index: 0, file: SourceFile(path: name, text: text)) else {
                return ["`\(name)` doesn't parse"]
            }
            trees[name] = unit.tree
        }
        let module = StyleSyntax(declarations: trees.values.flatMap(topLevelDeclarations))
        return components.flatMap { faults(of: $0, trees[$0.file], module) } + interfaceFaults(module)
            + optionalFaults + routerFaults(module) + kindFaults + links.flatMap { faults(of: $0, module) } + ringFaults
            + assemblyFaults + (plainSkeletons.isEmpty ? [] : madePlainly.faults) + viewFaults
    }

    /// What keeps the modules whose View is a view from being whole.
    private var viewFaults: [String] {
        guard viewComponent != nil else {
            return viewSkeletons.isEmpty ? [] : ["there is a folder `View`, but no `view` in the manifest"]
        }
        guard var style = ofModules(of: .view) else { return [] }
        (style.viewComponent, style.viewSkeletons, style.declaredKinds, style.skeletonsOfKinds) = (nil, [:], [], [:])
        return style.faults
    }

    private func faults(of component: Component, _ tree: SourceFileSyntax?, _ module: StyleSyntax) -> [String] {
        guard let tree else { return ["there is no file `\(component.file)`"] }
        guard StyleSyntax(declarations: topLevelDeclarations(of: tree)).classDecl(component.type) != nil else {
            return ["`\(component.file)` declares no class `\(component.type)`"]
        }
        return interfaces(of: component.role).filter { !module.adopts(component.type, $0) }.map {
            "`\(component.type)` doesn't adopt `\($0)`"
        }
    }

    private func interfaceFaults(_ module: StyleSyntax) -> [String] {
        interfaceNames.filter { !module.declaresProtocol($0) }.map { "no file declares a protocol `\($0)`" }
    }

    private func routerFaults(_ module: StyleSyntax) -> [String] {
        guard let router, components.contains(where: { $0.role == .wireframe }) else { return [] }
        if !module.declaresProtocol(router.interface) { return ["no file declares a protocol `\(router.interface)`"] }
        if !module.adopts(router.type, router.interface) {
            return ["`\(router.type)` doesn't adopt `\(router.interface)`"]
        }
        let holder = type(of: .wireframe)
        guard let variable = module.property(router.name, of: holder) else {
            return ["`\(holder)` has no property `\(router.name)`"]
        }
        let type = variable.bindings.first?.typeAnnotation?.type.nameOfInterface
        return type == router.interface ? [] : ["`\(router.name)` isn't a `\(router.interface)` in `\(holder)`"]
    }

    /// A file is left out with its component.
    private var optionalFaults: [String] {
        components.filter { $0.optional == true }.compactMap { component in
            let own = [component.type] + interfaces(of: component.role)
            let other = declaredTypes(in: skeletons[component.file] ?? "").first { !own.contains($0) }
            return other.map { "`\(component.type)` is optional, but its file declares `\($0)`, too" }
        }
    }

    private func faults(of link: Link, _ module: StyleSyntax) -> [String] {
        guard link.ownership != .none else { return [] }
        let holder = type(of: link.from)
        guard let variable = module.property(link.firstName, of: holder) else {
            return ["`\(holder)` has no property `\(link.firstName)`"]
        }
        let ownership = variable.modifiers.lazy.compactMap { Link.Ownership(rawValue: $0.name.text) }.first ?? .strong
        if ownership != link.ownership { return ["`\(link.firstName)` isn't \(link.ownership) in `\(holder)`"] }
        let type = variable.bindings.first?.typeAnnotation?.type.trimmedText.filter { $0 != "!" }
        let expected = link.interface ?? self.type(of: link.to)
        return type == expected ? [] : ["`\(link.firstName)` isn't a `\(expected)` in `\(holder)`"]
    }

    /// Components that hold each other would never be let go, nor the view controller with them.
    private var ringFaults: [String] {
        let strong = links.filter { $0.ownership == .strong }
        func reaches(_ start: Role, _ end: Role) -> Bool {
            var found: Set<Role> = [start]
            var rest = [start]
            while let role = rest.popLast() {
                for link in strong where link.from == role && found.insert(link.to).inserted { rest.append(link.to) }
            }
            return found.contains(end)
        }
        // What leads back to the view or to the presenter closes the ring.
        let order: [Role] = [.view, .presenter, .interactor, .formatter, .wireframe]
        let closing = order.lazy.flatMap { role in strong.filter { $0.to == role && reaches(role, $0.from) } }.first
        return closing.map {
            ["`\($0.name)` of `\(type(of: $0.from))` closes a ring of strong links; declare it weak"]
        } ?? []
    }

    /// Who assembles the module makes its components.
    private var assemblyFaults: [String] {
        let made = Set(madeTypes)
        // A wireframe that assembles the module itself is made by those who want a screen.
        return components.filter { ![.view, .wireframe].contains($0.role) && !made.contains($0.type) }.map {
            "the assembly doesn't make `\($0.type)`"
        }
    }
}

extension Style {
    /// The components in the order in which the assembly makes them, the wireframe first if it assembles the module itself:
    /// what their properties begin with is evaluated in this order.
    var assemblyOrder: [Role] {
        let made = madeTypes
        let places = components.filter { $0.role != .view }.map { ($0.role, made.firstIndex(of: $0.type) ?? -1) }
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The types that the skeletons make instances of, in the order of the source.
    private var madeTypes: [String] {
        skeletons.sorted { $0.key < $1.key }.flatMap { name, text -> [String] in
            guard let tree = try? SourceUnit(index: 0, file: SourceFile(path: name, text: text)).tree else { return [] }
            return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
                guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
                    call.calledExpression.id == token.parent?.id
                else { return nil }
                return token.text
            }
        }
    }
}

/// The declarations of a style's files.
struct StyleSyntax {
    let declarations: [DeclSyntax]

    func classDecl(_ name: String) -> ClassDeclSyntax? {
        declarations.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first { $0.name.text == name }
    }

    func adopts(_ type: String, _ interface: String) -> Bool {
        inheritedNames(classDecl(type)?.inheritanceClause).contains(interface)
            || declarations.contains { decl in
                guard let ext = decl.as(ExtensionDeclSyntax.self) else { return false }
                return ext.extendedType.trimmedText == type
                    && inheritedNames(ext.inheritanceClause).contains(interface)
            }
    }

    func declaresProtocol(_ name: String) -> Bool {
        declarations.contains { $0.as(ProtocolDeclSyntax.self)?.name.text == name }
    }

    func property(_ name: String, of type: String) -> VariableDeclSyntax? {
        classDecl(type)?.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .first { $0.bindings.first?.pattern.trimmedText == name }
    }
}
