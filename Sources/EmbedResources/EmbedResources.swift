import Foundation
import PackagePlugin

/// Puts the files under `Templates/` and the declarations under `Sources/Platform/` into the library, so that the program
/// runs from anywhere; editing one changes the next build.
@main
struct EmbedResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        let tool = try context.tool(named: "embed-resources").url
        let resources = [
            ("templates", "Templates", "EmbeddedTemplates"), ("platform", "Sources/Platform", "EmbeddedPlatform"),
        ]
        return resources.map { kind, path, name in
            let folder = package.appending(path: path)
            let output = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
            return .buildCommand(
                displayName: "Embedding the \(kind)", executable: tool, arguments: [kind, folder.path, output.path],
                inputFiles: contents(of: folder), outputFiles: [output])
        }
    }

    /// The files of a folder, and the folders: a file that comes or goes changes its folder.
    private func contents(of folder: URL) -> [URL] {
        let inside = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (inside?.compactMap { $0 as? URL } ?? []) + [folder]
    }
}
