/// The manifest beside a style's skeletons; `Templates/README.md` describes it.
private struct Manifest: StrictlyRead {
    static let keys = ["summary", "components", "links", "viewSourceProperty"]

    let summary: String
    let components: [Strict<Style.Component>]
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
    static let manifestName = "manifest.json"

    /// - Parameters:
    ///   - files: the texts of a style's folder by their paths there: the manifest and the skeletons beside it, the
    ///     skeletons of blank modules that differ in `Blank/`, what all modules build on in `Base/`, and what only blank
    ///     ones do in `Blank/Base/`.
    ///   - folder: what `--template` takes for it, which is its name.
    /// - Throws: `SplitError.badFile` if the manifest can't be read.
    init(files: [String: String], folder: String) throws(SplitError) {
        let manifest = try readStrictly(
            Manifest.self, from: files[Self.manifestName] ?? "", path: "\(folder)/\(Self.manifestName)")
        self.init(
            name: folder, summary: manifest.summary, components: manifest.components.map(\.value),
            links: manifest.links.map(\.value),
            skeletons: files.filter { $0.key.hasSuffix(".swift") && !$0.key.contains("/") },
            baseFiles: files.files(in: "Base"))
        blankSkeletons = files.files(in: "Blank").filter { !$0.key.contains("/") }
        blankBaseFiles = files.files(in: "Blank/Base")
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
