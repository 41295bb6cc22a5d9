import SwiftSyntax

/// Puts interfaces between the components of a module that use each other as the classes that they are.
struct Decoupling {
    private let module: ExistingModule
    private let controller: Controller
    private let requests: ComponentRequests
    private let interfaces: ModuleInterfaces
    private let imports: ModuleImports
    private let layout: Layout
    /// The style of the module, by its own names of links, less what the module does without.
    private let style: Style
    private let missingLinks: [Link]
    private let router: Intent.Router?
    private let context: AppContext

    /// - Parameter shape: the style of the module, with interfaces.
    /// - Throws: `SplitError` or `EditError` if a file can't be read.
    init(of module: ExistingModule, in shape: Style, _ controller: Controller, _ graph: ReferenceGraph) throws {
        (self.module, self.controller, context) = (module, controller, graph.semantics.context)
        layout = Layout(of: controller.homeUnit)
        missingLinks = shape.links.filter { module.linkNames[$0] == nil }
        var style = shape
        let roles = Set(module.style.components.map(\.role))
        for component in shape.components where !roles.contains(component.role) {
            style = try style.leavingOut(component.role)
        }
        var links: [InterfaceLink] = []
        for link in style.links {
            guard let name = module.linkNames[link] else { continue }
            if name != link.name, !name.contains(".") { style = try style.renaming(link, to: name) }
            guard let interface = link.interface?.filled(moduleName: module.name) else { continue }
            links.append(
                InterfaceLink(
                    from: module.style.type(of: link.from), name: name, to: module.style.type(of: link.to),
                    interface: interface))
        }
        router = module.router(in: style, controller)
        if let router, let interface = router.interface {
            links.append(
                InterfaceLink(
                    from: module.style.type(of: .wireframe), name: router.name, to: router.type, interface: interface))
        }
        self.style = style
        interfaces = ModuleInterfaces(
            of: links.map { ($0.name.split(separator: ".").last.map(String.init) ?? "", $0.interface, $0.to) },
            among: style.skeletons.values.map { $0.filled(moduleName: module.name) }, viewController: controller.name)
        requests = try ComponentRequests(of: module, controller, graph, over: links, layout)
        imports = ModuleImports(
            controller, graph, style, moduleName: module.name, components: module.style.existingFiles ?? [:])
    }

    /// The change set, the view controller first, then the interfaces.
    func changes(in folder: String) throws -> ChangeSet {
        var created: [FileChange] = []
        var texts: [String: String] = [:]
        for name in style.skeletons.keys.sorted() {
            var skeleton = try self.skeleton(name)
            let declared = declaredTypes(in: try skeleton.render())
            let own = declared.filter { interfaces.classes[$0] == nil }
            if own.isEmpty {
                for interface in declared { try requests.require(interface, in: &skeleton) }
                let constants = try requests.constantsMissing(in: skeleton)
                if !constants.isEmpty { skeleton.insertDeclarations(constants) }
                try imports.complete(&skeleton, namesOthers: declared.contains { requests.lists[$0] != nil })
                created.append(
                    .create(
                        path: folder + name.filled(moduleName: module.name),
                        contents: layout.withNewlines(try skeleton.render())))
                continue
            }
            let full = skeleton.unit.tree
            for path in paths(of: own) {
                let text = texts[path] ?? self.text(at: path)
                texts[path] = try InterfacesPutIn(interfaces: interfaces, full: full, requests: requests, layout)
                    .text(putInto: text)
            }
        }
        let home = controller.homeUnit.path
        let edited = texts.sorted { ($0.key != home ? 1 : 0, $0.key) < ($1.key != home ? 1 : 0, $1.key) }.compactMap {
            path, text -> FileChange? in
            let original = self.text(at: path)
            let edits = lineEdits(from: original, to: text)
            return edits.isEmpty ? nil : .edit(path: path, original: original, edits: edits)
        }
        return ChangeSet(changes: edited.prefix(1) + created + edited.dropFirst())
    }

    /// What is wrong with the change set: without its interfaces every file is what it was, and each meets what it is asked for.
    func faults(of changes: ChangeSet) throws -> [String] {
        let others = try changes.changes.compactMap { change -> String? in
            let left = try interfaces.takenOut(of: try change.newContents(), layout)
            let original: String? = if case .edit(_, let text, _) = change { text } else { nil }
            return left == original ? nil : "`\(change.path)` has more than interfaces changed"
        }
        let links = style.links.filter { link in !missingLinks.contains { $0.interface == link.interface } }.map {
            link in
            Link(
                from: link.from, to: link.to, name: link.name,
                interface: link.interface?.filled(moduleName: module.name), ownership: link.ownership,
                carries: link.carries, optional: nil)
        }
        return others + verifyInterfaces(changes, Intent(of: module, links, controller, context, asking: router))
    }

    private func skeleton(_ name: String) throws -> Skeleton {
        var skeleton = try Skeleton(
            style.skeletons[name] ?? "", moduleName: module.name, className: controller.name,
            header: fileHeader(of: controller.homeUnit, forFile: name.filled(moduleName: module.name)), layout: layout,
            style: style)
        for link in missingLinks {
            guard let interface = link.interface?.filled(moduleName: module.name) else { continue }
            skeleton.remove(interface: interface, heldAs: link.name)
        }
        return try Skeleton(asItIs: try skeleton.render(), layout)
    }

    /// The files that declare some types.
    private func paths(of types: [String]) -> [String] {
        let own = controller.units.map { ($0.path, $0.tree) }
        let others = (module.style.existingFiles ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, parsed($0.value)) }
        let files = own + others.filter { file in !own.contains { $0.0 == file.0 } }
        return files.filter { _, tree in
            topLevelDeclarations(of: tree).contains { decl in
                decl.asProtocol((any NamedDeclSyntax).self).map { types.contains($0.name.text) } == true
            }
        }.map(\.0)
    }

    private func text(at path: String) -> String {
        let unit = controller.units.first { $0.path == path }
        return unit.map { $0.text(0..<$0.bytes.count) } ?? module.style.existingFiles?[path] ?? ""
    }
}

extension ExistingModule {
    /// Whom the Wireframe asks for the screens of other modules, where it does so as the style has it.
    fileprivate func router(in style: Style, _ controller: Controller) -> Intent.Router? {
        guard let router = style.router, self.style.components.contains(where: { $0.role == .wireframe }) else {
            return nil
        }
        let files = (self.style.existingFiles ?? [:]).values.map(parsed) + controller.units.map(\.tree)
        let module = StyleSyntax(declarations: files.flatMap(topLevelDeclarations))
        let type = router.type.filled(moduleName: name)
        let held = module.property(router.name, of: self.style.type(of: .wireframe))?.bindings.first?.typeAnnotation
        guard held?.type.nameOfInterface == type, module.classDecl(type) != nil else { return nil }
        return Intent.Router(
            type: type, interface: router.interface.filled(moduleName: name), name: router.name, isThere: true)
    }
}

/// A link that leads through an interface, by the names of the module.
struct InterfaceLink {
    /// The class that asks.
    let from: String
    let name: String
    /// The class that is asked.
    let to: String
    let interface: String
}

extension ComponentRequests {
    /// The private constants that a file names by the defaults which it stands in for.
    fileprivate func constantsMissing(in skeleton: Skeleton) throws -> String {
        let text = try skeleton.render()
        return constants.reduce(into: "") { missing, constants in
            let next = constants.missing(in: parsed(text + "\n" + missing))
            missing += (missing.isEmpty || next.isEmpty ? "" : "\n") + next
        }
    }

    /// Writes what is asked for into the protocol.
    fileprivate func require(_ interface: String, in skeleton: inout Skeleton) throws {
        skeleton.refine(interface, by: refinements[interface] ?? [])
        guard let list = lists[interface] else { return }
        skeleton.require(try list.groups().joined(separator: "\n"), in: skeleton.memberBlock(ofProtocol: interface))
        skeleton.appendExtension(of: interface, members: try list.conveniences())
    }
}
