import SwiftSyntax

extension StyleReader {
    /// Lets the view controller assemble its module by itself, whoever made it: turns the function that makes the module, or that
    /// configures it for a view controller, into one that assembles it around one.
    ///
    /// - Throws: `SplitError.badFile` if no function is found that can be.
    mutating func addSelfAssembly(_ components: [Style.Component], _ links: [Link]) throws(SplitError) {
        guard let module = AssembledModule(components, links, adopted: adopted),
            let property = presenterProperty(module)
        else { return }
        if property.isLazy { return }
        if property.ownership != .strong {
            throw refused(
                "`\(module.view.type)` holds `\(property.name)` weakly, so nobody would keep the module; hold it strongly"
            )
        }
        let owner = try assemblingFunction(module).owner
        let requirements = protocols.filter { module.viewInterfaces.contains($0.name.text) }
            .flatMap { $0.memberBlock.members.map(\.decl) }
        let isRequired = requirements.contains { MemberShape($0).names.contains(property.name) }
        let modifiers = property.decl.modifiers.map(\.name.text).filter { Access(keyword: $0) == nil }.map { $0 + " " }
        let start = property.decl.modifiers.first?.range.lowerBound ?? property.decl.bindingSpecifier.range.lowerBound
        let text =
            "\(modifiers.joined())lazy var \(property.name): \(module.result)\(isRequired ? "!" : "") = "
            + "\(owner).assemble(self)"
        try replace(
            module.view.file, with: [TextEdit(range: start..<property.binding.range.upperBound, replacement: text)])
        // Where the skeletons stand in one file, everything has moved.
        let function = try assemblingFunction(module)
        try replace(function.file, with: try function.edits(module, unset: unset(links, module), self))
    }

    private func presenterProperty(_ module: AssembledModule) -> StoredProperty? {
        classDecl(module.view.type).flatMap { decl in
            storedProperties(of: decl).first { $0.name == module.link.name }
        }
    }

    /// The links that nothing sets.
    private func unset(_ links: [Link], _ module: AssembledModule) -> [Link] {
        links.filter { link in
            guard link.ownership != .none, link.from != .view, let decl = classDecl(module.type(of: link.from)),
                let property = storedProperties(of: decl).first(where: { $0.name == link.name }),
                property.binding.initializer == nil, property.type?.isOptional == true
            else { return false }
            return !files.values.contains { !assignments(to: link.name, in: Syntax($0.tree)).isEmpty }
        }
    }

    // MARK: - Finding the function

    private func assemblingFunction(_ module: AssembledModule) throws(SplitError) -> AssemblingFunction {
        let makers = fileNames.flatMap { file in declarations(in: file).flatMap { functions(of: $0, in: file) } }
            .filter { $0.makes(module.presenter.type) && $0.owner != module.view.type }
        if let found = makers.first(where: { $0.screen(module) != nil }) { return found }
        if let maker = makers.first {
            throw refused(
                "`\(maker.name)` makes `\(module.presenter.type)`, but not beside `\(module.view.type)`, nor for one that "
                    + "it is given; write a static function that makes both")
        }
        throw refused(
            "no function makes `\(module.view.type)` and `\(module.presenter.type)`; write one that assembles the module"
        )
    }

    private func functions(of decl: DeclSyntax, in file: String) -> [AssemblingFunction] {
        guard !decl.is(ProtocolDeclSyntax.self), let owner = decl.extendedOrDeclaredName, let unit = files[file],
            let members = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        else { return [] }
        return members.compactMap { AssemblingFunction($0.decl, of: owner, in: file, unit) }
    }
}

/// What an assembly has to know of a module.
struct AssembledModule {
    let view: Style.Component
    let presenter: Style.Component
    /// The protocols of the view.
    let viewInterfaces: Set<String>
    /// The view's link to its presenter.
    let link: Link
    let components: [Style.Component]

    init?(_ components: [Style.Component], _ links: [Link], adopted: (String) -> [String]) {
        guard let view = components.first(where: { $0.role == .view }),
            let presenter = components.first(where: { $0.role == .presenter }),
            let link = links.first(where: { $0.from == .view && $0.to == .presenter })
        else { return nil }
        (self.view, self.presenter, self.link, self.components) = (view, presenter, link, components)
        viewInterfaces = Set(adopted(view.type))
    }

    /// The type as which the view controller holds its presenter.
    var result: String { link.interface ?? presenter.type }

    func type(of role: Role) -> String { components.first { $0.role == role }?.type ?? "" }

    /// Tells a statement that only does something to the view controller: `view.title = "Notes"`, and not `view.presenter = presenter`.
    /// That is for a new one: one that exists has its own.
    ///
    /// - Parameter names: the local names of the view controller.
    func isOnlyAboutScreen(_ statement: CodeBlockItemSyntax, called names: Set<String>) -> Bool {
        let infix = statement.item.as(InfixOperatorExprSyntax.self)
        let changed = infix?.leftOperand ?? statement.item.as(FunctionCallExprSyntax.self)?.calledExpression
        guard let changed, infix.map({ $0.operator.is(AssignmentExprSyntax.self) }) != false else { return false }
        let path = AccessPath(to: changed) { names.contains($0.trimmedText) }
        return names.contains(path.root.trimmedText) && !path.memberNames.contains(link.name) && !isNamed(in: statement)
    }

    /// Whether code makes or names a component other than the view.
    func isNamed(in node: some SyntaxProtocol) -> Bool {
        let types = components.filter { $0.role != .view }.map(\.type)
        return node.tokens(viewMode: .sourceAccurate).contains { types.contains($0.text) }
    }
}
