import Foundation

/// A style of VIPER: which files it has, and who holds whom under which name.
///
/// Read from the manifest beside the style's skeletons.
struct Style: Decodable {
    let name: String
    private(set) var components: [Component]
    /// The file of the protocols.
    let interfaces: String
    private(set) var links: [Link]

    struct Component: Decodable {
        let role: Role
        let file: String
        /// The component is left out where nothing belongs to it.
        let optional: Bool?
    }

    /// The links that have another name than in the skeletons, by the name there.
    private(set) var renamedLinks: [String: String] = [:]
    /// The skeletons by file name.
    private(set) var skeletons: [String: String] = [:]
    /// How the initialisers of the view controller assemble the module, if it takes parameters.
    private(set) var assemblyCall: AssemblyCall?

    private enum CodingKeys: CodingKey { case name, components, interfaces, links }

    /// - Parameter usesFormatter: the module may have a Formatter.
    /// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
    static func named(_ name: String, usesFormatter: Bool = false) throws(SplitError) -> Style {
        guard name == "infinum" else { throw .unknownTemplate(name: name, known: ["infinum"]) }
        do {
            var style = try JSONDecoder().decode(Style.self, from: Data(PackageResources.manifest_json))
            style.skeletons = [
                "___VARIABLE_moduleName___Interfaces.swift": text(
                    PackageResources.___VARIABLE_moduleName___Interfaces_swift),
                "___VARIABLE_moduleName___Formatter.swift": text(
                    PackageResources.___VARIABLE_moduleName___Formatter_swift),
                "___VARIABLE_moduleName___Interactor.swift": text(
                    PackageResources.___VARIABLE_moduleName___Interactor_swift),
                "___VARIABLE_moduleName___Presenter.swift": text(
                    PackageResources.___VARIABLE_moduleName___Presenter_swift),
                "___VARIABLE_moduleName___ViewController.swift": text(
                    PackageResources.___VARIABLE_moduleName___ViewController_swift),
                "___VARIABLE_moduleName___Wireframe.swift": text(
                    PackageResources.___VARIABLE_moduleName___Wireframe_swift),
            ]
            return usesFormatter ? style : try style.leavingOut(.formatter)
        } catch {
            preconditionFailure("the built-in manifest of `\(name)` can't be read: \(error)")
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The types that a module declares, less the view controller.
    func typeNames(ofModule name: String) -> [String] {
        let classes = components.filter { $0.role != .view }.map { name + $0.role.title }
        return classes + links.compactMap(\.interface).map { name + $0 }
    }

    /// The names by which components hold one another: no member of theirs can have them.
    var reservedNames: Set<String> { Set(links.map(\.firstName)) }

    var hasFormatter: Bool { components.contains { $0.role == .formatter } }

    /// The style without a component: its file, its interface, its links, and what the others' skeletons have of it.
    ///
    /// - Throws: `SplitError` or `EditError` if a skeleton can't be read.
    func leavingOut(_ role: Role) throws -> Style {
        let module = "___VARIABLE_moduleName___"
        var style = self
        for name in skeletons.keys {
            var skeleton = try Skeleton(
                skeletons[name] ?? "", moduleName: module, className: module + "ViewController",
                header: "//___FILEHEADER___\n\n", layout: .ofSkeletons, style: self)
            for interface in interfaces(of: role) {
                skeleton.remove(component: module + role.title, interface: module + interface)
            }
            style.skeletons[name] = try skeleton.render()
        }
        for component in components where component.role == role { style.skeletons[component.file] = nil }
        style.components.removeAll { $0.role == role }
        style.links.removeAll { $0.from == role || $0.to == role }
        return style
    }

    mutating func setSkeleton(_ text: String, named name: String) { skeletons[name] = text }

    mutating func setAssemblyCall(_ call: AssemblyCall) { assemblyCall = call }

    /// The style with another name for a link, because the view controller or what it inherits has a member of that name.
    func renaming(_ name: String, to newName: String) -> Style {
        var style = self
        style.renamedLinks[name] = newName
        style.links = links.map { link in
            let path = link.name.split(separator: ".").map { $0 == name ? newName : String($0) }
            return Link(
                from: link.from, to: link.to, name: path.joined(separator: "."), interface: link.interface,
                optional: link.optional)
        }
        return style
    }

    /// The way from one component to another: the links to follow, each but the first through a forwarder.
    func route(from start: Role, to end: Role) -> [Link] {
        var paths: [[Link]] = [[]]
        var visited: Set<Role> = [start]
        while !paths.isEmpty {
            let path = paths.removeFirst()
            for link in links where link.from == path.last?.to ?? start {
                if link.to == end { return path + [link] }
                if visited.insert(link.to).inserted { paths.append(path + [link]) }
            }
        }
        return []
    }
}

/// How one component reaches another.
struct Link: Decodable, Hashable {
    let from: Role
    let to: Role
    /// The expression by which code of `from` reaches `to`.
    let name: String
    /// The protocol through which it sees it, less the module name; nil if it sees the class itself.
    let interface: String?
    /// The link is left out where nothing needs it.
    let optional: Bool?

    /// The first name of the expression: what a local name could shadow.
    var firstName: String { String(name.prefix { $0 != "." }) }
}

extension Role: Decodable {}
