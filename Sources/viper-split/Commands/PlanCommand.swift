import ArgumentParser
import ViperSplit

/// `viper-split plan FILE...`
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Says where every member would go, and why; changes nothing.",
        discussion: """
            With --json the plan can be changed and given back: viper-split FILE --plan plan.json. A changed role of a \
            member decides, and `later` leaves it as it is for another run; a changed name of a fragment is the one it gets; a fragment that is given its member's role, as \
            that was or as it is now, stays with it. What can't be met is answered with a finding.
            """
    )

    @OptionGroup
    var arguments: ControllerArguments

    @Flag(help: "Print the plan as JSON.")
    var json = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try putRight(near: arguments.files[0], isWriting: false)
            let sources = try readSources(arguments.files)
            let app = try arguments.app(around: sources)
            let options = try arguments.options(for: sources, in: app.index)
            let (given, plan) = try refusing { () throws(SplitError) in
                let given = try GivenController(sources, options: options, in: app.index)
                return (given, given.isExcluded ? nil : try planDocument(given, options: options))
            }
            for finding in app.findings + given.findings { printMessage(text(of: finding)) }
            guard let plan else {
                let state = given.isExcluded ? "excluded by the configuration" : "already split"
                printMessage("`\(sources[0].path)` is \(state); nothing to do")
                return nil
            }
            try printOutput(json ? jsonText(of: plan) : table(of: plan))
            return nil
        }
    }
}
