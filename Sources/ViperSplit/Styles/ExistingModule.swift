import SwiftSyntax

/// The module that a view controller has already: what leaves the view controller from now on goes into its files.
struct ExistingModule {
    let name: String
    /// The style of the module, with the module's own files in the place of skeletons.
    let style: Style
    /// How the view controller reaches it.
    let links: ModuleLinks
    /// The style in whose shape the module is, with the interfaces that its components may lack; nil for a shape of its own.
    let shape: Style?
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

    /// - Returns: nil if the view controller holds no module whose files are in sight, in the shape of a style or one of its own
    ///   that nothing keeps from growing.
    init?(of controller: Controller, in styles: [Style], _ context: AppContext) {
        let held = controller.typesHeld
        for (shape, isDirect) in styles.flatMap({ [($0, false), ($0, true)] }) {
            let style = isDirect ? shape.withoutInterfaces : shape
            for name in style.moduleNames(among: held) {
                let reading = ModuleReading(name, style, held, controller, context)
                guard let reading, let grown = reading.style else { continue }
                self.init(reading, grown, shape: shape, isDirect: isDirect)
                return
            }
        }
        // What one style has the names of lacks what that style says.
        guard Self.obstacleOfStyle(of: controller, in: styles, context) == nil,
            let own = ModuleByHand(of: controller, context), own.obstacles.isEmpty,
            let reading = ModuleReading(own.name, own.shape, held, controller, context), let grown = reading.style
        else { return nil }
        self.init(reading, grown, shape: nil, isDirect: false)
    }

    private init(_ reading: ModuleReading, _ grown: Style, shape: Style?, isDirect: Bool) {
        (self.shape, self.isDirect) = (shape, isDirect)
        linkNames = shape.map(reading.linkNames) ?? [:]
        links = ModuleLinks(
            reading.requests(over: grown.links), takenNames: grown.namesOfComponents,
            components: Set(grown.components.map(\.type) + grown.links.compactMap(\.interface)))
        (name, style) = (reading.moduleName, grown)
    }

    /// What is in the way of a view controller's module growing, and where: the least that keeps it from the shape of a style, or
    /// from growing in its own.
    ///
    /// - Returns: nil if the presenter isn't in sight.
    static func obstacle(
        of controller: Controller, in styles: [Style], _ context: AppContext
    ) -> (ModuleObstacle, SourcePlace)? {
        if let obstacle = obstacleOfStyle(of: controller, in: styles, context) {
            return (obstacle, controller.placeOfName)
        }
        guard let own = ModuleByHand(of: controller, context) else { return nil }
        let reading = ModuleReading(own.name, own.shape, controller.typesHeld, controller, context)
        let obstacle = own.obstacles.first ?? reading?.obstacles.first
        return obstacle.map { ($0, controller.place(of: own.link)) }
    }

    private static func obstacleOfStyle(
        of controller: Controller, in styles: [Style], _ context: AppContext
    ) -> ModuleObstacle? {
        let held = controller.typesHeld
        let readings = styles.flatMap { style in
            style.moduleNames(among: held).compactMap { ModuleReading($0, style, held, controller, context) }
        }
        return readings.filter(\.hasPresenter).map(\.obstacles).min { $0.count < $1.count }?.first
    }
}

extension Controller {
    /// The types that its properties are declared with, without what makes them optional.
    fileprivate var typesHeld: [String] {
        members.compactMap { $0.variable?.bindings.first?.typeAnnotation?.type.nameOfInterface }
    }
}

/// A module read in the shape of a style.
private struct ModuleReading {
    let moduleName: String
    private let shape: Style
    private let controller: Controller
    private let context: AppContext

    /// - Parameter held: the types of the view controller's properties.
    init?(
        _ name: String, _ style: Style, _ held: [String], _ controller: Controller, _ context: AppContext
    ) {
        let types = Set(style.typesHeldByView.map { $0.filled(moduleName: name) })
        guard types.isSubset(of: held) else { return nil }
        moduleName = name
        (shape, self.controller, self.context) = (style, controller, context)
    }

    var hasPresenter: Bool { pathOfFile(of: typeName(of: .presenter)) != nil }

    private var components: [Style.Component] {
        shape.components.compactMap { component in
            if component.role == .view {
                return Style.Component(role: .view, type: controller.name, file: controller.homeUnit.path)
            }
            if isIdle(component) { return nil }
            let type = typeName(of: component.role)
            return pathOfFile(of: type).map { Style.Component(role: component.role, type: type, file: $0) }
        }
    }

    /// What the module calls the links of a style that has them in the same order.
    func linkNames(of style: Style) -> [Link: String] {
        let names = zip(style.links, shape.links).compactMap { link, own in
            isThere(own) ? path(of: own).map { (link, $0) } : nil
        }
        return Dictionary(names) { first, _ in first }
    }

    /// The links that a module with these components has.
    private var knownLinks: [Link] {
        let roles = Set(components.map(\.role))
        return shape.links.filter { link in
            roles.contains(link.from) && roles.contains(link.to) && !isMissing(link)
                && (link.optional != true || isThere(link))
        }
    }

    /// Whether the module does without a link: an Interactor whose results come back by closures has nobody to report to.
    private func isMissing(_ link: Link) -> Bool {
        link.from == .interactor && link.interface != nil && property(at: link) == nil
    }

    /// The types of the module in sight; what puts it together is none that it needs.
    private var types: [String] {
        let needed = components.map(\.type) + knownLinks.compactMap { $0.interface?.filled(moduleName: moduleName) }
        return needed.filter { $0 != controller.name } + shape.typeNames(ofModule: moduleName)
    }

    /// What the module lacks that every module of the style has.
    var obstacles: [ModuleObstacle] {
        let roles = Set(components.map(\.role))
        let absent = shape.components.filter { component in
            !roles.contains(component.role) && component.optional != true && !isIdle(component)
        }.map {
            ModuleObstacle.notInSight(typeName(of: $0.role))
        }
        let links = knownLinks
        let unlinked = links.filter { property(at: $0) == nil }.map {
            ModuleObstacle.notLinked(typeName(of: $0.from), to: seenType(at: $0))
        }
        let interfaces = links.compactMap { $0.interface?.filled(moduleName: moduleName) }
        let unknown = interfaces.filter { !isProtocol($0) }.map { name in
            pathOfFile(of: name) == nil ? ModuleObstacle.notInSight(name) : .noProtocol(name)
        }
        return absent + unlinked + unknown
    }

    /// Nil if something keeps the module from the shape.
    var style: Style? {
        guard obstacles.isEmpty else { return nil }
        let links = knownLinks
        let skeletons = types.compactMap(file).reduce(into: [:]) { $0[$1.path] = $1.text }
        var style = Style(
            name: shape.name, summary: shape.summary, components: components,
            links: links.compactMap { link in property(at: link).map { self.link(link, over: $0) } },
            skeletons: skeletons, baseFiles: shape.baseFiles, existingFiles: skeletons)
        (style.wireframeIsDelegate, style.viewSeesModels) = (shape.wireframeIsDelegate, shape.viewSeesModels)
        style.shapeClosesMarks = shape.closesMarks
        style.narrowedLink = links.lazy.compactMap(narrowedLink).first
        return style
    }

    private func link(_ link: Link, over property: Property) -> Link {
        Link(
            from: link.from, to: link.to, name: property.path,
            interface: link.interface?.filled(moduleName: moduleName), ownership: link.ownership, carries: link.carries,
            optional: nil, mayBeNil: property.mayBeNil,
            mayBeMissing: link.from == .view && property.mayBeNil && !property.hasValue)
    }

    /// Whether nothing can go to the component: a Wireframe that holds its view by a protocol, as a blank module's may, can't
    /// do what the view controller does.
    private func isIdle(_ component: Style.Component) -> Bool {
        component.role == .wireframe && pathOfFile(of: typeName(of: .wireframe)) != nil
            && shape.links.contains { $0.from == .wireframe && $0.to == .view && property(at: $0) == nil }
    }

    /// Whether the module has a link that not every module has.
    private func isThere(_ link: Link) -> Bool {
        link.interface.map { pathOfFile(of: $0.filled(moduleName: moduleName)) != nil }
            ?? (path(of: link) != nil && narrowedLink(at: link) == nil)
    }

    /// The link's path, of which each name is what the component there itself calls the link.
    private func path(of link: Link) -> String? { property(at: link)?.path }

    /// What leads over a link: a property, or one of another component's behind it.
    private struct Property {
        let path: String
        let mayBeNil: Bool
        /// It is declared with a value.
        var hasValue = false
    }

    private func property(at link: Link) -> Property? {
        let names = link.name.split(separator: ".").map(String.init)
        guard let first = names.first, names.count > 1 else {
            return ownProperty(at: link) ?? narrowedProperty(at: link)
        }
        func named(_ name: String, of role: Role) -> Property? {
            shape.links.first { $0.from == role && $0.name == name }.flatMap(property)
        }
        let head = named(first, of: link.from) ?? Property(path: first, mayBeNil: false)
        let last = named(link.lastName, of: .view) ?? Property(path: link.lastName, mayBeNil: false)
        // Two marks on one way would say of neither who is missing.
        if head.mayBeNil { return nil }
        return Property(path: head.path + "." + last.path, mayBeNil: last.mayBeNil)
    }

    /// The component's own property of the link, by its type; nil if it doesn't hold any such.
    private func ownProperty(at link: Link) -> Property? {
        // A base class has it.
        if link.ownership == .none {
            let decl = context.type(named: typeName(of: link.from))?.as(ClassDeclSyntax.self)
            let bases = inheritedNames(decl?.inheritanceClause).filter { !isProtocol($0) }
            return link.from == .view || !bases.isEmpty ? Property(path: link.name, mayBeNil: false) : nil
        }
        let asked = seenType(at: link)
        let found = properties(of: link.from) { $0 == asked }
        if let own = found.first(where: { $0.path == link.name }) { return own }
        // Two links to one class are in the order of the style.
        let alike = shape.links.filter { $0.from == link.from && seenType(at: $0) == asked && $0.ownership != .none }
        let place = alike.firstIndex(of: link) ?? 0
        return place < found.count ? found[place] : found.first
    }

    private func properties(of role: Role, where isMeant: (String) -> Bool) -> [Property] {
        membersDeclared(in: role).compactMap { $0.as(VariableDeclSyntax.self)?.bindings.first }.compactMap {
            binding in
            guard let type = binding.typeAnnotation?.type, isMeant(type.nameOfInterface),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { return nil }
            return Property(
                path: name, mayBeNil: type.is(OptionalTypeSyntax.self), hasValue: binding.initializer != nil)
        }
    }

    /// The property of the view controller's class that a component gets, since its own is of a class above.
    private func narrowedProperty(at link: Link) -> Property? {
        narrowedLink(at: link).map { Property(path: $0.narrow.name, mayBeNil: false) }
    }

    /// - Returns: nil for a link by which the view controller is seen as what it is, and where nothing leads there.
    private func narrowedLink(at link: Link) -> NarrowedLink? {
        guard link.from == .wireframe, link.to == .view, link.interface == nil, ownProperty(at: link) == nil else {
            return nil
        }
        let above = Set(context.superclasses(of: controller.name) + [controller.base.className])
        // Any other may be where the module was opened from.
        let names = [link.name, controller.base.className.dropFirst(2).description.lowercasedFirst]
        let given = properties(of: link.from, where: above.contains).filter { names.contains($0.path) }
        let free = [link.name, "screen"].first { members(of: link.from, named: $0).isEmpty }
        guard given.count == 1, let free else { return nil }
        return NarrowedLink(
            given: self.link(link, over: given[0]),
            narrow: self.link(link, over: Property(path: free, mayBeNil: false)))
    }

    /// The type by which the link is seen.
    private func seenType(at link: Link) -> String {
        link.interface?.filled(moduleName: moduleName) ?? typeName(of: link.to)
    }

    private func typeName(of role: Role) -> String {
        role == .view ? controller.name : shape.type(of: role).filled(moduleName: moduleName)
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
                let givesValue = required.contains {
                    $0.declaredNames.contains(name)
                        && $0.as(FunctionDeclSyntax.self).map { $0.signature.returnClause.givesValue } != false
                }
                let work = work(of: name, by: owner, links)
                return (
                    name,
                    ModuleRequest(
                        link: link.name, name: name, owner: owner, isStored: isStored, asked: work.asked,
                        usesState: work.usesState, givesValue: givesValue)
                )
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

    /// The components that a member of a component asks, by itself or by others of its component, and whether one of these is
    /// stored. Whatever names something else works for its own component, as does one that isn't in sight; a Presenter is told by
    /// what it asks.
    private func work(of name: String, by role: Role, _ links: [Link]) -> (asked: Set<Role>, usesState: Bool) {
        if members(of: role, named: name).isEmpty || role == .wireframe { return ([role], true) }
        var (asked, usesState): (Set<Role>, Bool) = ([], false)
        var (seen, open): (Set<String>, [String]) = ([name], [name])
        while let next = open.popLast() {
            for decl in members(of: role, named: next) {
                // What its value and its observers ask for is its own, as in the view controller.
                if MemberShape(decl).kind == .storedProperty {
                    usesState = true
                    continue
                }
                let bound = context.names(boundIn: decl)
                for used in decl.namesOnSelf where seen.insert(used).inserted {
                    if let link = links.first(where: { $0.from == role && $0.firstName == used }) {
                        asked.insert(link.to)
                    } else if !members(of: role, named: used).isEmpty {
                        open.append(used)
                    } else if role != .presenter, !bound.contains(used) {
                        asked.insert(role)
                    }
                }
            }
        }
        return (role == .presenter || asked.isEmpty ? asked : [role], usesState)
    }

    private func members(of role: Role, named name: String) -> [DeclSyntax] {
        (membersDeclared(in: role) + context.membersOfExtensions(of: typeName(of: role)))
            .filter { $0.declaredNames.contains(name) }
    }

    /// The members in the braces of a component's class: of the View the one that is split, whatever else has its name.
    private func membersDeclared(in role: Role) -> [DeclSyntax] {
        if role == .view { return controller.declaration.memberBlock.members.map(\.decl) }
        let group = context.type(named: typeName(of: role))?.asProtocol((any DeclGroupSyntax).self)
        return group?.memberBlock.members.map(\.decl) ?? []
    }

    private func pathOfFile(of type: String) -> String? { context.declaration(ofType: type)?.path }

    private func file(of type: String) -> (path: String, text: String)? {
        guard let declaration = context.declaration(ofType: type) else { return nil }
        let tree = Syntax(declaration.decl).root
        let part = declaration.isGiven ? tree.as(SourceFileSyntax.self).map(SharedFile(declaring: types).part) : nil
        return (declaration.path, part ?? tree.description)
    }

    /// The presenters of MVP are classes.
    private func isProtocol(_ type: String) -> Bool { context.type(named: type)?.is(ProtocolDeclSyntax.self) == true }
}

extension TypeSyntax {
    /// `NotesViewInterface` of `(any NotesViewInterface)!` and `NotesViewInterface?`.
    var nameOfInterface: String {
        let type = unwrapped.withoutParentheses
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
