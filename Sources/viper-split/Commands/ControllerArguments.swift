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
        name: .customLong("context"),
        help: ArgumentHelp(
            "A folder of the rest of the app, which is only read: it tells types, and what it uses stays on the controller; may be repeated. (default: the nearest folder above with a project, or else the repository)",
            valueName: "dir"),
        completion: .directory
    )
    var contexts: [String] = []

    @Flag(name: .customLong("no-context"), help: "Read nothing but the given files and those in their folders.")
    var withoutContext = false

    @Option(
        name: .customLong("service-suffix"),
        help: ArgumentHelp(
            "A suffix of types that are services, as Store and Client are; may be repeated.", valueName: "suffix"))
    var serviceSuffixes: [String] = []

    @OptionGroup
    var style: TemplateArguments

    @Flag(help: "Give the module a Formatter for functions that only turn data into what the view shows.")
    var formatter = false

    @Flag(help: "Take view controllers of more than 160 kB, too, which may need a minute and more.")
    var anySize = false

    func validate() throws {
        if withoutContext, !contexts.isEmpty {
            throw ValidationError("`--context` and `--no-context` contradict each other; give one of them")
        }
    }

    /// The options, with those of the configuration that governs the view controller's file.
    ///
    /// If it says nothing of a header, new files have one where most files of the app do.
    func options(for sources: [SourceFile], in app: AppIndex) throws(CommandError) -> SplitOptions {
        let (template, configuration, folder) = try style.read(for: sources[0].path)
        let place = splitLast(sources[0].path).folder
        let header = configuration.header ?? (app.filesHaveHeaders ? likelyHeader(ofFilesIn: place) : .init())
        return SplitOptions(
            controllerName: controller, folder: splitLast(realPath(sources[0].path)).folder,
            excludedPaths: excluded(by: configuration.exclude, in: folder, among: app.paths), template: template,
            serviceSuffixes: configuration.serviceSuffixes + serviceSuffixes, titles: configuration.titles,
            header: header, usesFormatter: formatter, takesAnySize: anySize)
    }
}
