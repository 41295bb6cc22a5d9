import ArgumentParser
import ViperSplit

/// `viper-split tidy FILE...`
struct TidyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tidy",
        abstract: "Puts the members of a view controller under ZIKViper's sections, as a step before the split.",
        discussion: """
            The file stays one file: its members stand under the sections and banners of the components that \
            `viper-split plan` gives them to, with their comments and attributes, and nothing else changes. Stored \
            properties keep their order, and members of extensions stay in them; what can't be moved without a difference \
            stays. What you have titled by sections of \
            ZIKViper's stays under them, and your other titles stay as parts of the sections. A split of the tidied file \
            gives the module that a split of the file gives.
            """
    )

    @OptionGroup
    var arguments: ControllerArguments

    @Flag(name: .customLong("marks-only"), help: "Write marks wherever the section changes, and move nothing.")
    var marksOnly = false

    @Flag(help: "Print the change as a unified diff for `git apply`, and write nothing.")
    var dryRun = false

    @Flag(help: "Exit with 1 if the file would change, and write nothing.")
    var check = false

    @Flag(help: "Tidy a controller that has uncommitted changes.")
    var allowDirty = false

    @Flag(name: .customLong("allow-no-vcs"), help: "Tidy a controller that git doesn't keep.")
    var allowNoVCS = false

    @Flag(help: "Print no findings, only errors and the diff of a dry run.")
    var quiet = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try putRight(near: arguments.files[0], isWriting: !dryRun && !check)
            let sources = try readSources(arguments.files)
            let app = try arguments.app(around: sources)
            let options = try arguments.options(for: sources, in: app.index)
            let (files, tidied) = try refusing { () throws(SplitError) in
                let given = try GivenController(sources, options: options, in: app.index)
                return (given.files, try tidy(given, options: options, marksOnly: marksOnly))
            }
            for finding in app.findings + tidied.findings where !quiet || finding.severity == .error {
                printMessage(text(of: finding))
            }
            switch tidied.outcome {
            case .tidied: break
            case .alreadyTidy: say("nothing to tidy in `\(sources[0].path)`")
            case .alreadySplit: say("`\(sources[0].path)` is already split; nothing to do")
            case .excluded: say("`\(sources[0].path)` is excluded by the configuration; nothing to do")
            case .verificationFailed: throw .verificationFailed
            }
            let planned = try plannedFiles(tidied.changes, given: files)
            if dryRun { try printDiff(of: planned) }
            if check {
                if let pending = planned.first { say("`\(pending.path)` would be tidied") }
                return planned.isEmpty ? nil : .pending
            }
            if dryRun || planned.isEmpty { return nil }
            try checkSafety(of: planned, WritePermissions(allowDirty: allowDirty, allowNoVCS: allowNoVCS))
            try write(planned)
            if !quiet { try printOutput(planned.map(\.report).joined()) }
            return nil
        }
    }

    private func say(_ line: String) {
        if !quiet { printMessage(line) }
    }
}
