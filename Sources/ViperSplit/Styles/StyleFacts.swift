/// A style, as it is described to its users.
public struct StyleFacts: Hashable, Sendable {
    public let name: String
    /// A sentence, without a full stop.
    public let summary: String
    /// The names of a module's files, for a module called X.
    public let files: [String]
    /// The names of the base files.
    public let baseFiles: [String]
    /// The names of those that only blank modules build on.
    public let blankBaseFiles: [String]
    /// The components: `presenter`, `XPresenter`, and the protocols that it adopts.
    public let components: [(role: String, type: String, protocols: [String])]
    /// Who holds whom: `XPresenter`, `unowned view`, `XViewInterface`.
    public let links: [(holder: String, name: String, ownership: String, type: String)]
    /// The sorts of modules that `new` makes.
    public let kinds: [ModuleOptions.Kind]
    /// The sorts that the style declares, with what they are.
    public let declaredKinds: [(name: String, summary: String)]
    public let flavours: [ModuleOptions.Flavour]

    public static func == (left: StyleFacts, right: StyleFacts) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// - Throws: `SplitError.badFile` if the style can't be read.
public func styleFacts(_ template: Template) throws(SplitError) -> StyleFacts {
    let style = try template.style()
    let filled = { (text: String) in text.filled(moduleName: "X") }
    return StyleFacts(
        name: template.name, summary: style.summary, files: style.skeletons.keys.sorted().map(filled),
        baseFiles: style.baseFiles.keys.sorted(), blankBaseFiles: style.blankBaseFiles.keys.sorted(),
        components: style.components.map { component in
            (component.role.rawValue, filled(component.type), style.interfaces(of: component.role).map(filled))
        },
        links: style.links.filter { $0.ownership != .none }.map { link in
            (
                filled(style.type(of: link.from)), link.name, link.ownership.rawValue,
                filled(link.interface ?? style.type(of: link.to))
            )
        },
        kinds: style.kinds, declaredKinds: style.declaredKinds.map { ($0.name, $0.summary) },
        flavours: template.flavours)
}
