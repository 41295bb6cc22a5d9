import Foundation
import PackagePlugin

/// Puts the files under `Templates/` into the library, so that the program runs from anywhere; editing one changes the next
/// build.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
        // Folders, too: a file that comes or goes changes its folder.
        let inputs = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
        return [
            .buildCommand(
                displayName: "Embedding the templates", executable: try context.tool(named: "embed-templates").url,
                arguments: [folder.path, output.path], inputFiles: (inputs ?? []) + [folder], outputFiles: [output])
        ]
    }
}
