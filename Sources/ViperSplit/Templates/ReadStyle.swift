import Foundation

/// The manifest beside a style's skeletons.
struct Manifest: Decodable {
    let name: String
    let summary: String
    let components: [Style.Component]
    let interfaces: String
    let links: [Link]
    let viewSourceProperty: String?
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
        let style = try named(name, flavour: nil)
        do {
            return usesFormatter || !style.hasFormatter ? style : try style.leavingOut(.formatter)
        } catch {
            preconditionFailure("the built-in style `\(name)` can't be read: \(error)")
        }
    }

    /// - Throws: `SplitError.unknownTemplate` if no style of that name is built in, `.noVariant` if it isn't in that flavour.
    static func named(_ name: String, flavour: ModuleOptions.Flavour?) throws(SplitError) -> Style {
        guard builtIn.contains(name) else { throw .unknownTemplate(name: name, known: builtIn) }
        var files = files(inFolder: flavour.map { "\(name)/\($0.rawValue)" } ?? name)
        if let flavour, files.isEmpty { throw .noVariant(flavour.option, template: name) }
        // Every flavour builds on what the style itself does.
        files.merge(Self.files(inFolder: "\(name)/Base").map { ("Base/" + $0.key, $0.value) }) { own, _ in own }
        do {
            return try Style(files: files)
        } catch {
            preconditionFailure("the built-in style `\(name)` can't be read: \(error)")
        }
    }

    /// The files of a folder under `Templates/`, by their paths in it.
    static func files(inFolder folder: String) -> [String: String] { files(of: embeddedTemplates, inFolder: folder) }

    private static func files(of files: [String: String], inFolder folder: String) -> [String: String] {
        files.reduce(into: [:]) { found, file in
            if file.key.hasPrefix(folder + "/") { found[String(file.key.dropFirst(folder.count + 1))] = file.value }
        }
    }

    /// - Parameter files: the texts of a style's folder by their paths there: the manifest and the skeletons beside it, the
    ///   skeletons of blank modules that differ in `Blank/`, and what all modules build on in `Base/`.
    init(files: [String: String]) throws {
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data((files[Self.manifestName] ?? "").utf8))
        self.init(
            name: manifest.name, summary: manifest.summary, components: manifest.components,
            interfaces: manifest.interfaces,
            links: manifest.links,
            skeletons: files.filter { $0.key.hasSuffix(".swift") && !$0.key.contains("/") },
            baseFiles: Self.files(of: files, inFolder: "Base"))
        blankSkeletons = Self.files(of: files, inFolder: "Blank")
        viewSourceProperty = manifest.viewSourceProperty
    }
}

extension ModuleOptions.Flavour {
    /// The option that asks for it.
    fileprivate var option: String {
        switch self {
        case .swiftUI: "--hosting swiftui"
        case .rxSwift: "--reactive rx"
        }
    }
}
