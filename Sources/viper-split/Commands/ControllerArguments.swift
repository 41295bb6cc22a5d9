import ArgumentParser
import ViperSplit

/// What is split, and what may be known of it: the same for every command that reads a controller.
struct ControllerArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The file of the view controller, and those of its extensions if they are elsewhere; the files of several, or a folder, to split each.",
            valueName: "file"),
        completion: .file(extensions: ["swift"])
    )
    var files: [String]

    @Option(
        help: ArgumentHelp("The view controller to split, where the files hold several.", valueName: "name"))
    var controller: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the rest of the app, which is only read: it tells types, and what it uses stays on the controller.",
            valueName: "dir"),
        completion: .directory
    )
    var context: String?

    @Option(
        name: .customLong("service-suffix"),
        help: ArgumentHelp(
            "A suffix of types that are services, as Store and Client are; may be repeated.", valueName: "suffix"))
    var serviceSuffixes: [String] = []

    @OptionGroup
    var style: TemplateArguments

    @Flag(help: "Give the module a Formatter for functions that only turn data into what the view shows.")
    var formatter = false

    /// The options, those of the configuration among them, with the files of the context, and a warning for each of those
    /// that can't be read.
    func options(for sources: [SourceFile]) throws(CommandError) -> (options: SplitOptions, warnings: [Finding]) {
        var options = try ownOptions(for: sources)
        guard let context else { return (options, []) }
        let (files, warnings) = try readContext(context, excluding: sources)
        options.context = files
        return (options, warnings)
    }

    /// The options without the context.
    func ownOptions(for sources: [SourceFile]) throws(CommandError) -> SplitOptions {
        let (template, configuration) = try style.read(for: sources[0].path)
        return SplitOptions(
            controllerName: controller, folder: splitLast(realPath(sources[0].path)).folder, template: template,
            serviceSuffixes: configuration.serviceSuffixes + serviceSuffixes, titles: configuration.titles,
            header: configuration.header, usesFormatter: formatter)
    }
}
