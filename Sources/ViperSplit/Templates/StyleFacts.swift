/// A built-in style, as it is described to its users.
public struct StyleFacts: Hashable, Sendable {
    public let name: String
    /// A sentence, without a full stop.
    public let summary: String
    /// The names of a module's files, for a module called X.
    public let files: [String]
    /// The names of the base files.
    public let baseFiles: [String]
    /// The components: `presenter`, `XPresenter`, and the protocols that it adopts.
    public let components: [(role: String, type: String, protocols: [String])]
    /// Who holds whom: `XPresenter`, `unowned view`, `XViewInterface`.
    public let links: [(holder: String, name: String, ownership: String, type: String)]
    /// The sorts of modules that `new` makes.
    public let kinds: [ModuleOptions.Kind]
    public let flavours: [ModuleOptions.Flavour]

    public static func == (left: StyleFacts, right: StyleFacts) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The built-in styles, the default one first.
public var builtInStyles: [StyleFacts] {
    Style.builtIn.compactMap { try? styleFacts($0) }
}

/// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
public func styleFacts(_ name: String) throws(SplitError) -> StyleFacts {
    let style = try Style.named(name, flavour: nil)
    let filled = { (text: String) in text.filled(moduleName: "X") }
    let optional = Set(style.components.filter { $0.optional == true }.map(\.role))
    return StyleFacts(
        name: name, summary: style.summary, files: style.skeletons.keys.sorted().map(filled),
        baseFiles: style.baseFiles.keys.sorted(),
        components: style.components.map { component in
            (component.role.rawValue, filled(component.type), style.interfaces(of: component.role).map(filled))
        },
        links: style.links.filter { $0.ownership != .none }.map { link in
            (
                filled(style.type(of: link.from)), link.name, link.ownership.rawValue,
                filled(link.interface ?? style.type(of: link.to))
            )
        },
        kinds: (optional.contains(.interactor) ? [.simple] : []) + [.interactor]
            + (optional.contains(.formatter) ? [.formatter] : []),
        flavours: ModuleOptions.Flavour.allCases.filter { (try? Style.named(name, flavour: $0)) != nil })
}

/// The whole folder of a built-in style: manifest, skeletons and base files, for a team to start from.
///
/// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
public func styleFolder(_ name: String) throws(SplitError) -> [SourceFile] {
    _ = try Style.named(name, flavour: nil)
    return Style.files(inFolder: name).sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
}
