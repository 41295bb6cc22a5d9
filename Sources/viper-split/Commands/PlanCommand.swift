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

    @OptionGroup
    var arguments: ControllerArguments

    @Flag(help: "Print the plan as JSON.")
    var json = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            let sources = try readSources(arguments.files)
            let (options, warnings) = try arguments.options(for: sources)
            for warning in warnings { printMessage(text(of: warning)) }
            let plan = try refusing { () throws(SplitError) in try plannedMembers(sources, options: options) }
            if plan.isEmpty { printMessage("`\(sources[0].path)` is already split; nothing to do") }
            try printOutput(json ? jsonText(of: plan) : table(of: plan))
            return nil
        }
    }
}
