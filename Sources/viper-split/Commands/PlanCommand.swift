import ArgumentParser
import ViperSplit

/// `viper-split plan FILE...`
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Says where every member would go, and why; changes nothing.",
        discussion: """
            With --json the plan can be changed and given back: viper-split FILE --plan plan.json. A changed role of a \
            member decides; a changed name of a fragment is the one it gets; a fragment that is given its member's role \
            stays with it. What can't be met is answered with a finding.
            """
    )

    @OptionGroup
    var arguments: ControllerArguments

    @Flag(help: "Print the plan as JSON.")
    var json = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try putRight(near: arguments.files.first ?? ".", isWriting: false)
            let sources = try readSources(arguments.files)
            let (options, warnings) = try arguments.options(for: sources)
            for warning in warnings { printMessage(text(of: warning)) }
            let plan = try refusing { () throws(SplitError) in try planDocument(sources, options: options) }
            guard let plan else {
                printMessage("`\(sources[0].path)` is already split; nothing to do")
                return nil
            }
            try printOutput(json ? jsonText(of: plan) : table(of: plan))
            return nil
        }
    }
}
