import SwiftSyntax

/// Reads a style from skeletons that no manifest describes: which type plays which role from its name and its superclass,
/// which protocols it is seen through from its conformances, and who holds whom from its stored properties.
///
/// - Parameters:
///   - skeletons: by file name.
///   - folder: where they are from, for messages.
/// - Throws: `SplitError.badFile` for what the skeletons don't tell.
func derivedStyle(_ skeletons: [String: String], folder: String) throws(SplitError) -> Style {
    var reader = try StyleReader(skeletons, folder: folder)
    try reader.fitToSplits()
    let style = Style(
        name: folder, summary: "", components: try reader.components, links: try reader.links(reader.components),
        skeletons: reader.files.mapValues { $0.text(0..<$0.bytes.count) }, baseFiles: [:])
    if let fault = style.faults.first { throw reader.refused(fault) }
    return style
}

// MARK: - Roles

extension StyleReader {
    var components: [Style.Component] {
        get throws(SplitError) {
            var found: [Role: Style.Component] = [:]
            for role in [Role.view, .presenter, .interactor, .wireframe, .formatter] {
                let candidates = candidates(for: role)
                if candidates.count > 1 {
                    throw refused(
                        "`\(candidates[0].type)` and `\(candidates[1].type)` both look like the \(role.title); "
                            + "say in a manifest which is")
                }
                if candidates.isEmpty, role != .formatter {
                    throw refused("no class looks like the \(role.title); say in a manifest which is")
                }
                found[role] = candidates.first
            }
            return Role.allCases.compactMap { found[$0] }
        }
    }

    private func candidates(for role: Role) -> [Style.Component] {
        let all = classes.map { Style.Component(role: role, type: $0.decl.name.text, file: $0.file) }
        if role == .view { return all.filter { isViewController($0.type) } }
        let others = all.filter { !isViewController($0.type) }
        let words = Self.words[role] ?? []
        let named = words.map { word in others.filter { $0.type.lowercased().hasSuffix(word) } }.filter { !$0.isEmpty }
        // Beside a wireframe, a router is what leads to other modules, unless nobody holds the wireframe.
        if let found = named.first(where: { $0.contains { isHeld($0.type) } }) ?? named.first { return found }
        // `XPresenterImplementation`.
        return words.lazy.map { word in
            others.filter { $0.type.lowercased().contains(word) && !adopted(by: $0.type).isEmpty }
        }.first { !$0.isEmpty } ?? []
    }

    private static let words: [Role: [String]] = [
        .presenter: ["presenter"], .interactor: ["interactor"], .formatter: ["formatter"],
        .wireframe: ["wireframe", "router", "coordinator"],
    ]

    private func isViewController(_ type: String) -> Bool {
        let superclass = inheritedNames(classDecl(type)?.inheritanceClause).first ?? ""
        return superclass.hasSuffix("ViewController") && !protocolNames.contains(superclass)
    }

    private func isHeld(_ type: String) -> Bool {
        let names = [type] + adopted(by: type)
        return classes.contains { holder in
            storedProperties(of: holder.decl).contains { property in
                property.type.flatMap(plainName).map(names.contains) ?? false
            }
        }
    }

    // MARK: - Links

    func storedProperties(of decl: ClassDeclSyntax) -> [StoredProperty] {
        decl.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(StoredProperty.init)
    }

    func links(_ components: [Style.Component]) throws(SplitError) -> [Link] {
        let owners = components.reduce(into: [String: Role]()) { owners, component in
            owners[component.type] = component.role
            for name in adopted(by: component.type) { owners[name] = component.role }
        }
        var links: [Link] = []
        for component in components {
            for property in classDecl(component.type).map(storedProperties) ?? [] {
                guard let type = property.type.flatMap(plainName), let owner = owners[type], owner != component.role
                else { continue }
                links.append(
                    Link(
                        from: component.role, to: owner, name: property.name,
                        interface: components.contains { $0.type == type } ? nil : type,
                        ownership: property.ownership, carries: nil, optional: nil))
            }
        }
        func require(_ from: Role, _ to: Role) throws(SplitError) {
            if links.contains(where: { $0.from == from && $0.to == to }) { return }
            let (holder, held) = (components.first { $0.role == from }?.type, components.first { $0.role == to }?.type)
            throw refused("`\(holder ?? "")` has no property for `\(held ?? "")` or a protocol of its; add one")
        }
        try require(.view, .presenter)
        try require(.presenter, .view)
        try require(.presenter, .interactor)
        try require(.presenter, .wireframe)
        if !links.contains(where: { $0.from == .wireframe && $0.to == .view }) {
            links.append(
                Link(
                    from: .wireframe, to: .view, name: Self.linkToView, interface: nil, ownership: .none, carries: nil,
                    optional: nil))
        }
        if !links.contains(where: { $0.from == .wireframe && $0.to == .presenter }),
            let path = links.first(where: { $0.from == .wireframe && $0.to == .view }),
            let first = links.first(where: { $0.from == .view && $0.to == .presenter })
        {
            links.append(
                Link(
                    from: .wireframe, to: .presenter, name: "\(path.name).\(first.name)", interface: first.interface,
                    ownership: .none, carries: nil, optional: nil))
        }
        return links
    }

    /// What a base class of wireframes calls its view controller, and a wireframe that has none.
    static let linkToView = "viewController"
}

/// A stored property of a skeleton's class.
struct StoredProperty {
    let decl: VariableDeclSyntax
    let binding: PatternBindingSyntax

    init?(_ decl: VariableDeclSyntax) {
        guard decl.bindings.count == 1, let binding = decl.bindings.first,
            binding.pattern.is(IdentifierPatternSyntax.self),
            !decl.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return nil }
        if case .getter = binding.accessorBlock?.accessors { return nil }
        if case .accessors(let list) = binding.accessorBlock?.accessors,
            list.contains(where: { $0.accessorSpecifier.text == "get" })
        {
            return nil
        }
        self.decl = decl
        self.binding = binding
    }

    var name: String { binding.pattern.trimmedText }
    var type: TypeSyntax? { binding.typeAnnotation?.type }
    var ownership: Link.Ownership { decl.modifiers.map(\.name.text).compactMap(Link.Ownership.init).first ?? .strong }
    var isConstant: Bool { decl.bindingSpecifier.tokenKind == .keyword(.let) }
    var isLazy: Bool { decl.modifiers.contains { $0.name.text == "lazy" } }
}
