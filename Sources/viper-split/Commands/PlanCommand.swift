import ArgumentParser
import ViperSplit

/// `viper-split plan FILE...`
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Says where every member would go, and why; changes nothing.",
        discussion: """
            With --json the plan can be changed and given back: viper-split FILE --plan plan.json. A role that a member \
            can't take is answered with a finding.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The file of the view controller, and those of its extensions if they are elsewhere.", valueName: "file"),
        completion: .file(extensions: ["swift"])
    )
    var files: [String]

    @Flag(help: "Print the plan as JSON.")
    var json = false

    @Option(
        help: ArgumentHelp("The view controller to split, where the files hold several.", valueName: "name"))
    var controller: String?

    @Option(
        help: ArgumentHelp("The folder of the rest of the app, which is only read.", valueName: "dir"),
        completion: .directory
    )
    var context: String?

    @Option(
        name: .customLong("service-suffix"),
        help: ArgumentHelp(
            "A suffix of types that are services, as Store and Client are; may be repeated.", valueName: "suffix"))
    var serviceSuffixes: [String] = []

    @Option(help: ArgumentHelp("The style of the module.", valueName: "name"))
    var template = "infinum"

    @Flag(help: "Give the module a Formatter for functions that only turn data into what the view shows.")
    var formatter = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            let sources = try readSources(files)
            var options = SplitOptions(
                controllerName: controller, template: template, serviceSuffixes: serviceSuffixes,
                usesFormatter: formatter)
            if let context {
                let (files, warnings) = try readContext(context, excluding: sources)
                options.context = files
                for warning in warnings { printMessage(text(of: warning)) }
            }
            let plan: [PlannedMember]
            do throws(SplitError) {
                plan = try plannedMembers(sources, options: options)
            } catch {
                throw .refused(error)
            }
            if plan.isEmpty { printMessage("`\(sources[0].path)` is already split; nothing to do") }
            try printOutput(json ? jsonText(of: plan) : table(of: plan))
            return nil
        }
    }
}
