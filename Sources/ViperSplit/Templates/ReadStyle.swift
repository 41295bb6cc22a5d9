/// The manifest beside a style's skeletons; `Templates/README.md` describes it.
private struct Manifest: StrictlyRead {
    static let keys = ["name", "summary", "components", "interfaces", "links", "viewSourceProperty"]

    let name: String
    let summary: String
    let components: [Strict<Style.Component>]
    let interfaces: String
    let links: [Strict<Link>]
    let viewSourceProperty: String?
}

extension Style.Component: StrictlyRead {
    static let keys = ["role", "type", "file", "optional"]
}

extension Link: StrictlyRead {
    static let keys = ["from", "to", "name", "interface", "ownership", "carries", "optional"]
}

extension Style {
    /// The names of the built-in styles, the default one first.
    static let builtIn: [String] = {
        let names = embeddedTemplates.keys.filter { $0.hasSuffix("/" + manifestName) }
            .map { String($0.dropLast(manifestName.count + 1)) }.filter { !$0.contains("/") }
        return [defaultName] + names.filter { $0 != defaultName }.sorted()
    }()

    static let defaultName = "infinum"

    private static let manifestName = "manifest.json"

    /// - Parameter usesFormatter: the module may have a Formatter.
    /// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
    static func named(_ name: String, usesFormatter: Bool = false) throws(SplitError) -> Style {
        try named(name, flavour: nil).fitting(usesFormatter: usesFormatter, folder: name)
    }

    /// - Throws: `SplitError.unknownTemplate` if no style of that name is built in, `.noVariant` if it isn't in that flavour.
    static func named(_ name: String, flavour: ModuleOptions.Flavour?) throws(SplitError) -> Style {
        guard builtIn.contains(name) else { throw .unknownTemplate(name: name, known: builtIn) }
        var files = files(inFolder: flavour.map { "\(name)/\($0.rawValue)" } ?? name)
        if let flavour, files.isEmpty { throw .noVariant(flavour.option, template: name) }
        // Every flavour builds on what the style itself does.
        files.merge(Self.files(inFolder: "\(name)/Base").map { ("Base/" + $0.key, $0.value) }) { own, _ in own }
        return try Style(files: files, folder: name)
    }

    /// A team's own style.
    ///
    /// - Parameters:
    ///   - files: the files of its folder, by paths in it.
    ///   - folder: its path, for messages.
    /// - Throws: `SplitError.badFile` if the manifest can't be read, if it and the skeletons don't agree, or if there is none
    ///   and the skeletons don't tell what it would.
    static func own(_ files: [SourceFile], folder: String, usesFormatter: Bool) throws(SplitError) -> Style {
        let texts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
        guard texts[manifestName] != nil else {
            return try derivedStyle(try xcodeSkeletons(texts, folder: folder), folder: folder)
                .fitting(usesFormatter: usesFormatter, folder: folder)
        }
        let style = try Style(files: texts, folder: folder)
        if let fault = style.faults.first { throw .badFile(path: folder, reason: fault) }
        return try style.fitting(usesFormatter: usesFormatter, folder: folder)
    }

    private func fitting(usesFormatter: Bool, folder: String) throws(SplitError) -> Style {
        do {
            return usesFormatter || !hasFormatter ? self : try leavingOut(.formatter)
        } catch {
            throw .badFile(path: folder, reason: "the Formatter can't be left out: \(error)")
        }
    }

    /// The files of a folder under `Templates/`, by their paths in it.
    static func files(inFolder folder: String) -> [String: String] { files(of: embeddedTemplates, inFolder: folder) }

    private static func files(of files: [String: String], inFolder folder: String) -> [String: String] {
        files.reduce(into: [:]) { found, file in
            if file.key.hasPrefix(folder + "/") { found[String(file.key.dropFirst(folder.count + 1))] = file.value }
        }
    }

    /// - Parameters:
    ///   - files: the texts of a style's folder by their paths there: the manifest and the skeletons beside it, the
    ///     skeletons of blank modules that differ in `Blank/`, and what all modules build on in `Base/`.
    ///   - folder: its path, for messages.
    /// - Throws: `SplitError.badFile` if the manifest can't be read.
    init(files: [String: String], folder: String) throws(SplitError) {
        let manifest = try readStrictly(
            Manifest.self, from: files[Self.manifestName] ?? "", path: "\(folder)/\(Self.manifestName)")
        self.init(
            name: manifest.name, summary: manifest.summary, components: manifest.components.map(\.value),
            interfaces: manifest.interfaces, links: manifest.links.map(\.value),
            skeletons: files.filter { $0.key.hasSuffix(".swift") && !$0.key.contains("/") },
            baseFiles: Self.files(of: files, inFolder: "Base"))
        blankSkeletons = Self.files(of: files, inFolder: "Blank")
        viewSourceProperty = manifest.viewSourceProperty
    }
}

extension ModuleOptions.Flavour {
    /// The option that asks for it.
    var option: String {
        switch self {
        case .swiftUI: "--hosting swiftui"
        case .rxSwift: "--reactive rx"
        }
    }
}
