import SwiftSyntax

/// What a split asks of skeletons: links are unwrapped where they are used, the wireframe knows the class of its view
/// controller, everything runs on the main actor as the controller did, and the module can be assembled around a view
/// controller.
extension StyleReader {
    /// - Throws: `SplitError.badFile` for what the skeletons don't tell, or can't be changed to.
    mutating func fitToSplits() throws(SplitError) {
        let components = try components
        for name in fileNames { try replace(name, with: modernized(name, components)) }
        try linkWireframeToView(components)
        for component in components { try fitLinks(of: component, components) }
        let links = try links(components)
        for name in fileNames {
            let edits = declarations(in: name).compactMap { $0.as(ProtocolDeclSyntax.self) }.flatMap { interface in
                components.filter { adopted(by: $0.type).contains(interface.name.text) }.flatMap { component in
                    matching(Set(links.filter { $0.from == component.role }.map(\.name)), of: component, in: interface)
                }
            }
            try replace(name, with: edits)
        }
        try addSelfAssembly(components, links)
        for component in components { try separateConformances(of: component, links) }
    }

    // MARK: - Isolation

    /// The components, their interfaces and who makes them run where the view controller does. Components are classes, and
    /// their interfaces say so; with `class`, that is deprecated.
    private func modernized(_ name: String, _ components: [Style.Component]) -> [TextEdit] {
        let types = Set(components.map(\.type))
        func isOfTheModule(_ decl: DeclSyntax) -> Bool {
            decl.tokens(viewMode: .sourceAccurate).contains { types.contains($0.text) }
        }
        let owners = declarations.filter { !$0.is(ProtocolDeclSyntax.self) && isOfTheModule($0) }
        let interfaces = Set(owners.compactMap(\.extendedOrDeclaredName).flatMap(adopted))
        let ofClasses = Set(types.flatMap(adopted))
        return declarations(in: name).flatMap { decl -> [TextEdit] in
            if let own = decl.as(ProtocolDeclSyntax.self) {
                let inherited = own.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
                let modern = inherited.filter { $0.type.trimmedText == "class" }.map {
                    TextEdit(range: $0.type.range, replacement: "AnyObject")
                }
                guard interfaces.contains(own.name.text) else { return modern }
                let end = own.name.range.upperBound
                let isUnbound = inherited.isEmpty && ofClasses.contains(own.name.text)
                let bound = isUnbound ? [TextEdit(range: end..<end, replacement: ": AnyObject")] : []
                return modern + bound + isolation(of: own)
            }
            guard isOfTheModule(decl) else { return [] }
            if let own = decl.as(ClassDeclSyntax.self) {
                let superclass = inheritedNames(own.inheritanceClause).first ?? ""
                return superclass.hasPrefix("Base") || superclass.hasSuffix("ViewController") ? [] : isolation(of: own)
            }
            return decl.as(StructDeclSyntax.self).map(isolation) ?? decl.as(EnumDeclSyntax.self).map(isolation) ?? []
        }
    }

    private func isolation(of decl: some DeclSyntaxProtocol & WithAttributesSyntax) -> [TextEdit] {
        if decl.attributes.trimmedText.contains("MainActor") { return [] }
        let start = decl.range.lowerBound
        return [TextEdit(range: start..<start, replacement: "@preconcurrency @MainActor\n")]
    }

    // MARK: - Links

    /// A router that has no property for the view controller gets one: moved code presents on it.
    private mutating func linkWireframeToView(_ components: [Style.Component]) throws(SplitError) {
        guard let wireframe = components.first(where: { $0.role == .wireframe }),
            let view = components.first(where: { $0.role == .view }), let decl = classDecl(wireframe.type)
        else { return }
        let names = Set([view.type, Platform.viewController] + adopted(by: view.type))
        let isLinked = storedProperties(of: decl).contains { property in
            property.type.flatMap(plainName).map(names.contains) ?? false
        }
        let inherits = decl.inheritanceClause?.inheritedTypes.first?.type.trimmedText.contains("<\(view.type)>")
        if isLinked || inherits == true { return }
        let place = decl.memberBlock.leftBrace.range.upperBound
        let first = decl.memberBlock.members.first?.firstToken(viewMode: .sourceAccurate) ?? decl.memberBlock.rightBrace
        let lines = first.leadingTrivia.reduce(0) { count, piece in
            if case .newlines(let more) = piece { count + more } else { count }
        }
        let isLast = decl.memberBlock.members.isEmpty
        let end = lines == 0 || lines == 1 && !isLast ? "\n" : ""
        let property = "\n    weak var \(Self.linkToView): \(view.type)!" + end
        try replace(wireframe.file, with: [TextEdit(range: place..<place, replacement: property)])
    }

    /// Types that a split relies on: `P!` for `P?`, the view controller's class for what the wireframe holds, and a type at all.
    private mutating func fitLinks(of component: Style.Component, _ components: [Style.Component]) throws(SplitError) {
        guard let decl = classDecl(component.type), let view = components.first(where: { $0.role == .view }) else {
            return
        }
        let owners = Set(components.map(\.type) + components.flatMap { adopted(by: $0.type) })
        let screens = Set([Platform.viewController] + adopted(by: view.type))
        var edits: [TextEdit] = []
        for property in storedProperties(of: decl) {
            guard let type = property.type else {
                let callee = property.binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
                guard let made = callee?.trimmedText, owners.contains(made) else { continue }
                let end = property.binding.pattern.range.upperBound
                edits.append(TextEdit(range: end..<end, replacement: ": " + made))
                continue
            }
            guard let plain = plainName(type) else { continue }
            let isScreen = component.role == .wireframe && screens.contains(plain)
            guard isScreen || owners.contains(plain) else { continue }
            let text = (isScreen ? view.type : plain) + (type.isOptional ? "!" : "")
            if text == type.trimmedText { continue }
            edits.append(TextEdit(range: type.range, replacement: text))
            if isScreen { edits += narrowed(property.name, to: view.type, in: decl) }
        }
        try replace(component.file, with: edits)
    }

    /// The parameters whose values a property is set to, with the property's new class.
    private func narrowed(_ property: String, to type: String, in decl: ClassDeclSyntax) -> [TextEdit] {
        decl.memberBlock.members.flatMap { item -> [TextEdit] in
            let clause =
                item.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
                ?? item.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
            let values = assignments(to: property, in: Syntax(item)).map(\.rightOperand.trimmedText)
            return Array(clause?.parameters ?? []).filter {
                values.contains($0.name)
            }.map { TextEdit(range: $0.type.range, replacement: type + ($0.type.isOptional ? "?" : "")) }
        }
    }

    /// What an interface says of its component's links, with the types that they have now.
    private func matching(
        _ names: Set<String>, of component: Style.Component, in decl: ProtocolDeclSyntax
    ) -> [TextEdit] {
        let properties = classDecl(component.type).map(storedProperties) ?? []
        return decl.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }.compactMap {
            binding in
            let name = binding.pattern.trimmedText
            guard names.contains(name), let required = binding.typeAnnotation?.type,
                let type = properties.first(where: { $0.name == name })?.type?.trimmedText,
                type != required.trimmedText
            else { return nil }
            return TextEdit(range: required.range, replacement: type)
        }
    }

    // MARK: - Conformances

    /// Adopts interfaces in extensions, where the members go that they require, and leaves to the view controller's skeleton
    /// only its links and what its interfaces require.
    private mutating func separateConformances(of component: Style.Component, _ links: [Link]) throws(SplitError) {
        guard let unit = files[component.file], let last = unit.tree.statements.last,
            let decl = classDecl(component.type)
        else { return }
        let known = protocolNames
        let types = decl.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
        let moved = types.map(inheritedName).filter(known.contains)
        var edits: [TextEdit] = []
        if let clause = decl.inheritanceClause, !moved.isEmpty {
            let kept = types.filter { !known.contains(inheritedName($0)) }.map(\.type.trimmedText)
            edits.append(
                TextEdit(
                    range: decl.name.range.upperBound..<clause.range.upperBound,
                    replacement: kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")))
        }
        let extensions = moved.map { "\n\nextension \(component.type): \($0) {\n}" }.joined()
        edits.append(TextEdit(range: last.range.upperBound..<last.range.upperBound, replacement: extensions))
        if component.role == .view {
            let kept = keptByTheView(decl, Set(links.filter { $0.from == .view }.map(\.name)))
            edits += Array(decl.memberBlock.members).filter { !kept.contains($0) }.map {
                TextEdit(range: $0.position.utf8Offset..<$0.range.upperBound, replacement: "")
            }
            // What the view controller is besides is its own affair.
            edits += Array(unit.tree.statements).filter { item in
                guard let ext = item.item.as(ExtensionDeclSyntax.self) else { return false }
                return ext.extendedType.trimmedText == component.type
                    && !inheritedNames(ext.inheritanceClause).contains(where: known.contains)
            }.map { TextEdit(range: $0.position.utf8Offset..<$0.range.upperBound, replacement: "") }
        }
        try replace(component.file, with: edits)
    }

    /// The links, what the interfaces of the view require, and what that uses.
    private func keptByTheView(_ decl: ClassDeclSyntax, _ links: Set<String>) -> [MemberBlockItemSyntax] {
        let adopted = Set(adopted(by: decl.name.text))
        let required = protocols.filter { adopted.contains($0.name.text) }
            .flatMap { $0.memberBlock.members.flatMap { MemberShape($0.decl).names } }
        var needed = links.union(required)
        var rest = Array(decl.memberBlock.members)
        var kept: [MemberBlockItemSyntax] = []
        while let place = rest.firstIndex(where: { MemberShape($0.decl).names.contains(where: needed.contains) }) {
            let item = rest.remove(at: place)
            kept.append(item)
            needed.formUnion(item.tokens(viewMode: .sourceAccurate).map(\.identifierText))
        }
        return kept
    }
}

/// The assignments to a property, of whatever instance.
func assignments(to property: String, in node: Syntax) -> [InfixOperatorExprSyntax] {
    nodes(InfixOperatorExprSyntax.self, in: node).filter { infix in
        guard infix.operator.is(AssignmentExprSyntax.self) else { return false }
        let name =
            infix.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? infix.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName
        return name?.identifierText == property
    }
}

extension TypeSyntax {
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}
