import ArgumentParser
import ViperSplit

/// Which style: the same for every command that makes files of one.
struct TemplateArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The style of the module, or the folder of a style of your own. (default: infinum)", valueName: "name"),
        completion: .directory)
    var template: String?

    /// The style that is asked for, or else that of the configuration, with the configuration that governs a path and its
    /// folder.
    func read(
        for path: String
    ) throws(CommandError) -> (template: Template, configuration: Configuration, folder: String) {
        let (configuration, folder) = try readConfiguration(for: path)
        let read =
            if let template { try readTemplate(template) } else { try readTemplate(configuration.template, in: folder) }
        return (read, configuration, folder)
    }
}
