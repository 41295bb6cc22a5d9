import SwiftSyntax

/// The module that a view controller has already: what leaves the view controller from now on goes into its files.
struct ExistingModule {
    let name: String
    /// The style of the module, with the module's own files in the place of skeletons.
    let style: Style
    /// How the view controller reaches it.
    let links: ModuleLinks
    /// The style in whose shape the module is, with the interfaces that its components may lack.
    let shape: Style
    /// The components use each other as the classes that they are.
    let isDirect: Bool
    /// What the module calls the links of its shape that it has.
    let linkNames: [Link: String]

    /// The module with changes made to its files.
    func with(_ style: Style) -> ExistingModule { ExistingModule(self, style) }

    private init(_ module: ExistingModule, _ style: Style) {
        (name, links, shape, isDirect) = (module.name, module.links, module.shape, module.isDirect)
        (linkNames, self.style) = (module.linkNames, style)
    }

    /// - Returns: nil if the view controller holds no module in the shape of a style whose files are in sight.
    init?(of controller: Controller, in styles: [Style], _ context: AppContext) {
        let held = controller.members.compactMap { member in
            member.variable?.bindings.first?.typeAnnotation?.type.nameOfInterface.map { (name: member.name, type: $0) }
        }
        for (shape, isDirect) in styles.flatMap({ [($0, false), ($0, true)] }) {
            let style = isDirect ? shape.withoutInterfaces : shape
            for name in style.moduleNames(among: held.map(\.type)) {
                let reading = ModuleReading(name, style, held, controller, context)
                guard let reading, let grown = reading.style else { continue }
                (self.shape, self.isDirect) = (shape, isDirect)
                linkNames = Dictionary(
                    zip(shape.links, style.links).compactMap { link, own in
                        reading.isThere(own) ? reading.path(of: own).map { (link, $0) } : nil
                    }
                ) { first, _ in first }
                let taken = grown.components.filter { $0.role != .view }.map { grown.reservedNames(of: $0.role) }
                links = ModuleLinks(reading.requests(over: grown.links), takenNames: Set(taken.joined()))
                (self.name, self.style) = (name, grown)
                return
            }
        }
        return nil
    }
}

/// A module read in the shape of a style.
private struct ModuleReading {
    let moduleName: String
    private let shape: Style
    private let controller: Controller
    private let context: AppContext

    /// - Parameter held: the properties of the view controller with their types.
    init?(
        _ name: String, _ style: Style, _ held: [(name: String, type: String)], _ controller: Controller,
        _ context: AppContext
    ) {
        let types = Set(style.typesHeldByView.map { $0.filled(moduleName: name) })
        guard types.isSubset(of: held.map(\.type)) else { return nil }
        moduleName = name
        (shape, self.controller, self.context) = (style, controller, context)
    }

    /// Nil if the module lacks something that every module of the style has, or is declared beside the view controller.
    var style: Style? {
        let components = shape.components.compactMap { component -> Style.Component? in
            if component.role == .view {
                return Style.Component(role: .view, type: controller.name, file: controller.homeUnit.path)
            }
            if isIdle(component) { return nil }
            let type = component.type.filled(moduleName: moduleName)
            return file(of: type).map { Style.Component(role: component.role, type: type, file: $0.path) }
        }
        let roles = Set(components.map(\.role))
        guard shape.components.allSatisfy({ roles.contains($0.role) || $0.optional == true || isIdle($0) }) else {
            return nil
        }
        let known = shape.links.filter { link in
            roles.contains(link.from) && roles.contains(link.to) && (link.optional != true || isThere(link))
        }
        let links = known.compactMap { link in
            path(of: link).map { name in
                Link(
                    from: link.from, to: link.to, name: name,
                    interface: link.interface?.filled(moduleName: moduleName), ownership: link.ownership,
                    carries: link.carries, optional: nil)
            }
        }
        guard links.count == known.count else { return nil }
        let needed = (components.map(\.type) + links.compactMap(\.interface)).filter { $0 != controller.name }
        guard needed.allSatisfy({ file(of: $0) != nil }), links.compactMap(\.interface).allSatisfy(isProtocol) else {
            return nil
        }
        // What puts the module together is none of them.
        let types = needed + shape.typeNames(ofModule: moduleName)
        let skeletons = types.compactMap(file).reduce(into: [:]) { $0[$1.path] = $1.text }
        guard skeletons.keys.allSatisfy({ path in !controller.units.contains { $0.path == path } }) else { return nil }
        return Style(
            name: shape.name, summary: shape.summary, components: components, links: links, skeletons: skeletons,
            baseFiles: shape.baseFiles, existingFiles: skeletons)
    }

    /// Whether nothing can go to the component: a Wireframe that holds its view by a protocol, as a blank module's may, can't
    /// do what the view controller does.
    private func isIdle(_ component: Style.Component) -> Bool {
        component.role == .wireframe
            && shape.links.contains { $0.from == .wireframe && $0.to == .view && path(of: $0) == nil }
    }

    /// Whether the module has a link that not every module has.
    func isThere(_ link: Link) -> Bool {
        link.interface.map { file(of: $0.filled(moduleName: moduleName)) != nil } ?? (path(of: link) != nil)
    }

    /// The link's path, of which each name is what the component there itself calls the link.
    func path(of link: Link) -> String? {
        guard link.name.contains(".") else { return name(of: link) }
        let names = link.name.split(separator: ".").map(String.init)
        let last = shape.links.first { $0.from == .view && $0.name == link.lastName }
        return (names.dropLast() + [last.flatMap(name) ?? link.lastName]).joined(separator: ".")
    }

    /// What the component itself calls the link, by its type; nil if it doesn't hold any such.
    private func name(of link: Link) -> String? {
        // A base class has it.
        if link.ownership == .none { return link.name }
        func type(of role: Role) -> String {
            role == .view ? controller.name : shape.type(of: role).filled(moduleName: moduleName)
        }
        let held = context.type(named: type(of: link.from))?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        let asked = seenType(at: link)
        let names = (held ?? []).compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
            .filter { $0.typeAnnotation?.type.nameOfInterface == asked }
            .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        if names.contains(link.name) { return link.name }
        // Two links to one class are in the order of the style.
        let alike = shape.links.filter { $0.from == link.from && seenType(at: $0) == asked && $0.ownership != .none }
        let place = alike.firstIndex(of: link) ?? 0
        return place < names.count ? names[place] : names.first
    }

    /// The type by which the link is seen.
    private func seenType(at link: Link) -> String {
        link.interface?.filled(moduleName: moduleName)
            ?? (link.to == .view ? controller.name : shape.type(of: link.to).filled(moduleName: moduleName))
    }

    /// What the view controller may ask for, by the link and the name that it is asked by.
    func requests(over links: [Link]) -> [String: [String: ModuleRequest]] {
        links.filter { $0.from == .view }.reduce(into: [:]) { requests, link in
            let type = seenType(at: link)
            let declared = context.type(named: type)?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
            let required =
                (declared ?? []).map(\.decl) + (link.interface == nil ? context.membersOfExtensions(of: type) : [])
            let found = required.flatMap(\.declaredNames).map { name in
                let owner = performer(of: name, by: link.to, links)
                let isStored = members(of: owner, named: name).contains { MemberShape($0).kind == .storedProperty }
                return (name, ModuleRequest(link: link.name, name: name, owner: owner, isStored: isStored))
            }
            requests[link.name] = Dictionary(found) { first, _ in first }
        }
    }

    /// The component that does what another one is asked for: the one that it passes it on to under the same name, or itself.
    private func performer(of name: String, by role: Role, _ links: [Link], besides others: Set<Role> = []) -> Role {
        let passed = members(of: role, named: name).map { $0.requestPassedOn(as: name) }
        let link = links.first { $0.from == role && [$0.name] == Set(passed) }
        guard let link, !others.contains(link.to) else { return role }
        return performer(of: name, by: link.to, links, besides: others.union([role]))
    }

    private func members(of role: Role, named name: String) -> [DeclSyntax] {
        let type = shape.type(of: role).filled(moduleName: moduleName)
        let declared = context.type(named: type)?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
        return (declared.map(\.decl) + context.membersOfExtensions(of: type)).filter { $0.declaredNames.contains(name) }
    }

    private func file(of type: String) -> (path: String, text: String)? {
        guard let declaration = context.declaration(ofType: type) else { return nil }
        return (declaration.path, Syntax(declaration.decl).root.description)
    }

    /// The presenters of MVP are classes.
    private func isProtocol(_ type: String) -> Bool { context.type(named: type)?.is(ProtocolDeclSyntax.self) == true }
}

extension TypeSyntax {
    /// `NotesViewInterface` of `(any NotesViewInterface)!`; nil for an optional one, by which nobody is asked as the styles do.
    var nameOfInterface: String? {
        let type = (self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self).withoutParentheses
        if type.is(OptionalTypeSyntax.self) { return nil }
        return (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).trimmedText
    }
}

extension Style {
    /// The types by which the view controller reaches its module.
    fileprivate var typesHeldByView: [String] {
        links.filter { $0.from == .view }.map { $0.interface ?? type(of: $0.to) }
    }

    /// The names of modules of which some type is the first that the view controller holds.
    func moduleNames(among types: [String]) -> [String] {
        guard let ending = typesHeldByView.first?.filled(moduleName: "") else { return [] }
        return types.filter { $0.hasSuffix(ending) && $0 != ending }.map { String($0.dropLast(ending.count)) }
    }
}
