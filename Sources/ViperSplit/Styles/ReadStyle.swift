/// The manifest beside a style's skeletons; `Templates/README.md` describes it.
private struct Manifest: StrictlyRead {
    static let keys = [
        "summary", "components", "links", "router", "kinds", "viewSourceProperty", "viewSeesModels", "view",
        "wireframeIsDelegate",
    ]

    let summary: String
    let components: [Strict<Style.Component>]
    let links: [Strict<Link>]
    let router: Strict<Style.ScreenRouter>?
    let kinds: [Strict<Style.Kind>]?
    let viewSourceProperty: String?
    let viewSeesModels: Bool?
    let wireframeIsDelegate: Bool?
    let view: Strict<Style.Component>?
}

extension Style.Component: StrictlyRead {
    static let keys = ["role", "type", "file", "optional"]
}

extension Style.ScreenRouter: StrictlyRead {
    static let keys = ["type", "interface", "name"]
}

extension Style.Kind: StrictlyRead {
    static let keys = ["name", "summary", "like", "without", "hasView"]
}

extension Link: StrictlyRead {
    static let keys = ["from", "to", "name", "interface", "ownership", "carries", "optional"]
}

extension Style {
    static let manifestName = "manifest.json"

    /// - Parameters:
    ///   - files: the texts of a style's folder by their paths there: the manifest and the skeletons beside it, the
    ///     skeletons of blank modules that differ in `Blank/`, what all modules build on in `Base/`, and what only blank
    ///     ones do in `Blank/Base/`, the skeletons of modules that are made by `init()` alone in `Plain/`, those of modules
    ///     whose View is a view in `View/`, and those of declared kinds in `Kinds/<name>/`.
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
        plainSkeletons = files.files(in: "Plain")
        (viewComponent, viewSkeletons) = (manifest.view?.value, files.files(in: "View"))
        declaredKinds = manifest.kinds?.map(\.value) ?? []
        skeletonsOfKinds = files.files(in: "Kinds").reduce(into: [:]) { kinds, file in
            let path = file.key.split(separator: "/", maxSplits: 1).map(String.init)
            if path.count == 2 { kinds[path[0], default: [:]][path[1]] = file.value }
        }
        (viewSourceProperty, router) = (manifest.viewSourceProperty, manifest.router?.value)
        viewSeesModels = manifest.viewSeesModels ?? true
        wireframeIsDelegate = manifest.wireframeIsDelegate ?? false
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
