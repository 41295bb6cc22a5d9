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
    try reader.prepare()
    return try reader.style()
}

private struct StyleReader {
    let folder: String
    private var files: [String: SourceUnit]

    init(_ skeletons: [String: String], folder: String) throws(SplitError) {
        self.folder = folder
        files = [:]
        for (name, text) in skeletons {
            files[name] = try SourceUnit(index: 0, file: SourceFile(path: "\(folder)/\(name)", text: text))
        }
    }

    private func refused(_ reason: String) -> SplitError { .badFile(path: folder, reason: reason) }

    // MARK: - What the types tell

    private func declarations(in unit: SourceUnit) -> [DeclSyntax] { topLevelDeclarations(of: unit.tree) }

    private var classes: [(decl: ClassDeclSyntax, file: String)] {
        files.sorted { $0.key < $1.key }.flatMap { name, unit in
            declarations(in: unit).compactMap { $0.as(ClassDeclSyntax.self) }.map { ($0, name) }
        }
    }

    private var protocols: [(name: String, file: String)] {
        files.sorted { $0.key < $1.key }.flatMap { name, unit in
            declarations(in: unit).compactMap { $0.as(ProtocolDeclSyntax.self)?.name.text }.map { ($0, name) }
        }
    }

    private func role(of decl: ClassDeclSyntax) -> Role? {
        let name = decl.name.text
        let superclass = inheritedNames(decl.inheritanceClause).first ?? ""
        if superclass.hasSuffix("ViewController"), !protocols.contains(where: { $0.name == superclass }) {
            return .view
        }
        let words: [(String, Role)] = [
            ("Presenter", .presenter), ("Interactor", .interactor), ("Wireframe", .wireframe),
            ("Formatter", .formatter),
            ("Router", .wireframe), ("Coordinator", .wireframe),
        ]
        return words.first { name.hasSuffix($0.0) }?.1
    }

    private var components: [Style.Component] {
        get throws(SplitError) {
            var found: [Role: Style.Component] = [:]
            for (decl, file) in classes {
                guard let role = role(of: decl) else { continue }
                // Beside a wireframe, a router is what leads to other modules.
                if let known = found[role] {
                    if role == .wireframe, known.type.hasSuffix("Wireframe") != decl.name.text.hasSuffix("Wireframe") {
                        if known.type.hasSuffix("Wireframe") { continue }
                    } else {
                        throw refused(
                            "`\(known.type)` and `\(decl.name.text)` both look like the \(role.title); "
                                + "say in a manifest which is")
                    }
                }
                found[role] = Style.Component(role: role, type: decl.name.text, file: file)
            }
            for role in [Role.view, .presenter, .interactor, .wireframe] where found[role] == nil {
                throw refused("no class looks like the \(role.title); say in a manifest which is")
            }
            return Role.allCases.compactMap { found[$0] }
        }
    }

    /// The protocols that a class adopts, in its head or in extensions.
    private func adopted(by type: String) -> [String] {
        let known = Set(protocols.map(\.name))
        let heads = files.values.flatMap(declarations).flatMap { decl -> [String] in
            if let own = decl.as(ClassDeclSyntax.self), own.name.text == type {
                return inheritedNames(own.inheritanceClause)
            }
            guard let ext = decl.as(ExtensionDeclSyntax.self), ext.extendedType.trimmedDescription == type else {
                return []
            }
            return inheritedNames(ext.inheritanceClause)
        }
        return heads.filter(known.contains)
    }

    private func links(_ components: [Style.Component]) throws(SplitError) -> [Link] {
        var links: [Link] = []
        let owners = components.reduce(into: [String: Role]()) { owners, component in
            owners[component.type] = component.role
            for name in adopted(by: component.type) { owners[name] = component.role }
        }
        for component in components {
            guard let decl = classes.first(where: { $0.decl.name.text == component.type })?.decl else { continue }
            for variable in decl.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.plainName,
                    let owner = owners[type], owner != component.role
                else { continue }
                let words = variable.modifiers.map(\.name.text)
                links.append(
                    Link(
                        from: component.role, to: owner, name: binding.pattern.trimmedDescription,
                        interface: components.contains { $0.type == type } ? nil : type,
                        ownership: words.compactMap(Link.Ownership.init).first ?? .strong, carries: nil, optional: nil))
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
            if !inheritsViewController(components) { try require(.wireframe, .view) }
            links.append(
                Link(
                    from: .wireframe, to: .view, name: "viewController", interface: nil, ownership: .none, carries: nil,
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

    /// `BaseWireframe<XViewController>` has the view controller.
    private func inheritsViewController(_ components: [Style.Component]) -> Bool {
        let wireframe = classes.first { $0.decl.name.text == components.first { $0.role == .wireframe }?.type }?.decl
        let view = components.first { $0.role == .view }?.type ?? ""
        return wireframe?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.contains("<\(view)>")
            ?? false
    }

    // MARK: - What a split asks of skeletons

    /// Makes the skeletons fit: links are unwrapped where they are used, the wireframe knows the class of its view controller,
    /// everything runs on the main actor as the controller did, and the module can be assembled around a view controller.
    mutating func prepare() throws(SplitError) {
        let components = try components
        let view = components.first { $0.role == .view }?.type ?? ""
        let owners = Set(components.map(\.type) + components.flatMap { adopted(by: $0.type) })
        let wireframe = components.first { $0.role == .wireframe }?.type
        for name in files.keys.sorted() {
            guard let unit = files[name] else { continue }
            var edits: [TextEdit] = []
            for decl in declarations(in: unit) {
                if let own = decl.as(ProtocolDeclSyntax.self), !own.attributes.trimmedDescription.contains("MainActor")
                {
                    edits.append(isolation(at: own.range.lowerBound))
                }
                guard let own = decl.as(ClassDeclSyntax.self) else { continue }
                if own.name.text != view,
                    inheritedNames(own.inheritanceClause).first.map({ !$0.hasPrefix("Base") }) ?? true,
                    !own.attributes.trimmedDescription.contains("MainActor")
                {
                    edits.append(isolation(at: own.range.lowerBound))
                }
                for variable in own.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                    guard let type = variable.bindings.first?.typeAnnotation?.type, let plain = type.plainName else {
                        continue
                    }
                    let isScreen = own.name.text == wireframe && plain == "UIViewController"
                    guard isScreen || owners.contains(plain) else { continue }
                    let isOptional =
                        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                    let text = (isScreen ? view : plain) + (isOptional ? "!" : "")
                    if text != type.trimmedDescription { edits.append(TextEdit(range: type.range, replacement: text)) }
                }
            }
            try replace(name, with: edits)
        }
        let links = try links(components)
        for name in files.keys.sorted() {
            let interfaces = files[name].map(declarations)?.compactMap { $0.as(ProtocolDeclSyntax.self) } ?? []
            let edits = interfaces.flatMap { interface in
                components.filter { adopted(by: $0.type).contains(interface.name.text) }.flatMap { component in
                    Self.unwrapped(
                        Set(links.filter { $0.from == component.role }.map(\.name)), in: interface)
                }
            }
            try replace(name, with: edits)
        }
        try addSelfAssembly(components, view)
        for component in components { try separateConformances(of: component) }
    }

    /// Adopts interfaces in extensions, where the members go that they require, and leaves to the view controller's skeleton
    /// only its links.
    private mutating func separateConformances(of component: Style.Component) throws(SplitError) {
        guard let unit = files[component.file], let last = unit.tree.statements.last,
            let decl = declarations(in: unit).compactMap({ $0.as(ClassDeclSyntax.self) })
                .first(where: { $0.name.text == component.type })
        else { return }
        let known = Set(protocols.map(\.name))
        let types = decl.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
        let moved = types.map(inheritedName).filter(known.contains)
        var edits: [TextEdit] = []
        if let clause = decl.inheritanceClause, !moved.isEmpty {
            let kept = types.filter { !known.contains(inheritedName($0)) }.map(\.type.trimmedDescription)
            edits.append(
                TextEdit(
                    range: decl.name.range.upperBound..<clause.range.upperBound,
                    replacement: kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")))
        }
        let extensions = moved.map { "\n\nextension \(component.type): \($0) {\n}" }.joined()
        edits.append(TextEdit(range: last.range.upperBound..<last.range.upperBound, replacement: extensions))
        if component.role == .view {
            let names = Set(try links(try components).filter { $0.from == .view }.map(\.name))
            for item in decl.memberBlock.members {
                let binding = item.decl.as(VariableDeclSyntax.self)?.bindings.first
                if binding.map({ names.contains($0.pattern.trimmedDescription) }) == true { continue }
                edits.append(TextEdit(range: item.position.utf8Offset..<item.range.upperBound, replacement: ""))
            }
        }
        try replace(component.file, with: edits)
    }

    /// What an interface says of its component's links, which are unwrapped where they are used.
    private static func unwrapped(_ names: Set<String>, in decl: ProtocolDeclSyntax) -> [TextEdit] {
        decl.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }.compactMap {
            binding in
            guard names.contains(binding.pattern.trimmedDescription), let type = binding.typeAnnotation?.type,
                let plain = type.plainName, plain != type.trimmedDescription
            else { return nil }
            return TextEdit(range: type.range, replacement: plain + "!")
        }
    }

    private func isolation(at offset: Int) -> TextEdit {
        TextEdit(range: offset..<offset, replacement: "@preconcurrency @MainActor\n")
    }

    private mutating func replace(_ name: String, with edits: [TextEdit]) throws(SplitError) {
        guard let unit = files[name], !edits.isEmpty else { return }
        guard let text = try? unit.text(0..<unit.bytes.count, with: edits.sorted()) else {
            throw refused("`\(name)` can't be fitted to a split; write a manifest")
        }
        files[name] = try SourceUnit(index: 0, file: SourceFile(path: "\(folder)/\(name)", text: text))
    }

    private mutating func addSelfAssembly(_ components: [Style.Component], _ view: String) throws(SplitError) {
        let links = try links(components)
        guard let link = links.first(where: { $0.from == .view && $0.to == .presenter }),
            let file = components.first(where: { $0.role == .view })?.file, let unit = files[file],
            let presenter = components.first(where: { $0.role == .presenter })?.type
        else { return }
        let decl = declarations(in: unit).compactMap { $0.as(ClassDeclSyntax.self) }.first { $0.name.text == view }
        let variable = decl?.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .first { $0.bindings.first?.pattern.trimmedDescription == link.name }
        guard let variable, let binding = variable.bindings.first, let type = binding.typeAnnotation?.type else {
            return
        }
        if variable.modifiers.contains(where: { $0.name.text == "lazy" }) { return }
        let requirements = files.values.flatMap(declarations).compactMap { $0.as(ProtocolDeclSyntax.self) }
            .filter { adopted(by: view).contains($0.name.text) }.flatMap { $0.memberBlock.members.map(\.decl) }
        let isRequired = requirements.contains { MemberShape($0).names.contains(link.name) }
        for name in files.keys.sorted() {
            guard let unit = files[name],
                let assembly = SelfAssembly(
                    in: unit, of: view, presenter: presenter, result: link.interface ?? presenter)
            else { continue }
            try replace(name, with: assembly.edits)
            try replace(
                file,
                with: [
                    TextEdit(
                        range: variable.bindingSpecifier.range.lowerBound..<variable.bindingSpecifier.range.lowerBound,
                        replacement: "lazy "),
                    TextEdit(
                        range: type.range,
                        replacement:
                            "\(type.plainName ?? "")\(isRequired ? "!" : "") = \(assembly.owner).assemble(self)"),
                ])
            return
        }
        throw refused("no function makes `\(view)` and `\(presenter)`; write one that assembles the module")
    }

    // MARK: - The style

    func style() throws(SplitError) -> Style {
        let components = try components
        let links = try links(components)
        let style = Style(
            name: folder, summary: "", components: components, links: links,
            skeletons: files.mapValues { $0.text(0..<$0.bytes.count) }, baseFiles: [:])
        if let fault = style.faults.first { throw refused(fault + "; write a manifest") }
        return style
    }
}

extension TypeSyntax {
    /// The name of a type, without `?` and `!`; nil for a type that isn't a name.
    fileprivate var plainName: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.plainName }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.plainName }
        return self.as(IdentifierTypeSyntax.self)?.name.text
    }
}
