import Foundation

/// The manifest beside a style's skeletons.
private struct Manifest: Decodable {
    let name: String
    let summary: String
    let components: [Style.Component]
    let interfaces: String
    let links: [Link]
}

extension Style {
    /// The names of the built-in styles, the default one first.
    static let builtIn: [String] = {
        let names = Set(embeddedTemplates.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        return [defaultName] + names.subtracting([defaultName]).sorted()
    }()

    static let defaultName = "infinum"

    private static let baseFolder = "Base/"

    /// - Parameter usesFormatter: the module may have a Formatter.
    /// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
    static func named(_ name: String, usesFormatter: Bool = false) throws(SplitError) -> Style {
        guard builtIn.contains(name) else { throw .unknownTemplate(name: name, known: builtIn) }
        do {
            let style = try Style(files: files(ofStyle: name))
            return usesFormatter || !style.hasFormatter ? style : try style.leavingOut(.formatter)
        } catch {
            preconditionFailure("the built-in style `\(name)` can't be read: \(error)")
        }
    }

    /// The files of a built-in style, by their paths in its folder.
    static func files(ofStyle name: String) -> [String: String] {
        embeddedTemplates.reduce(into: [:]) { files, file in
            if file.key.hasPrefix(name + "/") { files[String(file.key.dropFirst(name.count + 1))] = file.value }
        }
    }

    /// - Parameter files: the texts of a style's folder by their paths there: the manifest, and the skeletons beside it.
    init(files: [String: String]) throws {
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data((files["manifest.json"] ?? "").utf8))
        self.init(
            name: manifest.name, components: manifest.components, interfaces: manifest.interfaces,
            links: manifest.links,
            skeletons: files.filter { $0.key.hasSuffix(".swift") && !$0.key.contains("/") },
            baseFiles: files.reduce(into: [:]) { base, file in
                if file.key.hasPrefix(Self.baseFolder) {
                    base[String(file.key.dropFirst(Self.baseFolder.count))] = file.value
                }
            })
    }
}
