public import ArgumentParser
import Foundation
public import ViperSplit

/// `viper-split FILE...`
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: RootCommand.configuration.abstract,
        usage: helpUsage,
        discussion: helpDiscussion
    )

    @OptionGroup
    var arguments: ControllerArguments

    @Flag(help: "Print the split as a unified diff for `git apply`, and write nothing.")
    var dryRun = false

    @Flag(help: "Exit with 1 if a split would change anything, and write nothing.")
    var check = false

    @Flag(help: "Exit with 1 if a comment or a plan asks for what can't be done, and write nothing.")
    var strict = false

    @Option(
        help: ArgumentHelp("The folder of the new files. (default: beside the controller)", valueName: "dir"),
        completion: .directory
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The X of XPresenter. (default: the class name less ViewController, TableViewController or Controller)",
            valueName: "name"))
    var moduleName: String?

    @Option(
        help: ArgumentHelp(
            "One step alone: `move` makes components that use each other as the classes that they are; `decouple` puts the interfaces between them.",
            valueName: "step"))
    var step: RefactoringStep?

    @OptionGroup
    var tests: TestArguments

    @Option(
        help: ArgumentHelp(
            "A plan that `viper-split plan --json` has written and you have changed: your changes decide.",
            valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var plan: String?

    @Option(
        help: ArgumentHelp(
            "A build, such as `swift build`, that is run on a copy of the repository with the split in it; if it finds errors that aren't there without, nothing is written.",
            valueName: "command"),
        completion: .shellCommand("")
    )
    var typecheck: String?

    @Flag(help: "Overwrite files that exist where new ones go.")
    var force = false

    @Flag(help: "Split a controller that has uncommitted changes.")
    var allowDirty = false

    @Flag(name: .customLong("allow-no-vcs"), help: "Split a controller that git doesn't keep.")
    var allowNoVCS = false

    @Flag(help: "Print no findings and no summary, only errors and the diff of a dry run.")
    var quiet = false

    private var permissions: WritePermissions {
        WritePermissions(force: force, allowDirty: allowDirty, allowNoVCS: allowNoVCS)
    }

    func validate() throws {
        if step != nil, tests.folder != nil {
            throw ValidationError("the tests of a module need its interfaces; give `--tests` without `--step`")
        }
        if step == .decouple, plan != nil || moduleName != nil || output != nil {
            throw ValidationError(
                "the module to decouple is there already; leave out `--plan`, `--module-name` and `--output`")
        }
    }

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try checkIsNoCommand(arguments.files[0])
            try putRight(near: arguments.files[0], isWriting: !dryRun && !check)
            if let many = try arguments.manyControllers() { return try run(many) }
            let sources = try readSources(arguments.files)
            let (files, split) = try split(sources)
            let planned = try plannedFiles(split.changes, given: files)
            let pending = planned.first { $0.kind != .unchanged }
            if dryRun {
                warnOfExisting(planned)
                try printDiff(of: planned)
            }
            try checkBuild(of: planned)
            if check {
                if let pending { say("`\(pending.path)` would be split") }
                return pending == nil ? nil : .pending
            }
            try checkWishes(in: split)
            if !dryRun, pending != nil { try writeModule(planned, of: split) }
            return nil
        }
    }

    private func split(_ sources: [SourceFile]) throws(CommandError) -> (files: [SourceFile], split: Split) {
        let app = try arguments.app(around: sources)
        var options = try arguments.options(for: sources, in: app.index)
        options.moduleName = moduleName
        options.outputDirectory = output.map(withoutFinalSlash)
        options.step = step
        options.tests = try tests.options(for: sources[0].path)
        if let plan { options.plan = try readPlan(plan) }
        let (files, result) = try refusing { () throws(SplitError) in
            let given = try GivenController(sources, options: options, in: app.index)
            return (given.files, try ViperSplit.split(given, options: options))
        }
        (app.findings + result.findings).forEach(report)
        switch result.outcome {
        case .split: break
        case .alreadySplit: say("`\(sources[0].path)` is already split; nothing to do")
        case .excluded: say("`\(sources[0].path)` is excluded by the configuration; nothing to do")
        case .nothingToMove: say("nothing to move: all that `\(sources[0].path)` does is the View's")
        case .nothingCanMove: say("nothing can leave `\(sources[0].path)` safely; the findings say why")
        case .verificationFailed: throw .verificationFailed
        }
        return (files, result)
    }

    private func checkWishes(in split: Split) throws(CommandError) {
        if strict, split.findings.contains(where: \.isUnmetWish) { throw .unmetWishes }
    }

    /// Runs the build of `--typecheck`, if there is one, on what would be written.
    private func checkBuild(of planned: [PlannedFile]) throws(CommandError) {
        guard let typecheck, planned.contains(where: { $0.kind != .unchanged }) else { return }
        let errors = try viper_split.typecheck(typecheck, planned)
        for error in errors { printMessage(text(of: error)) }
        if !errors.isEmpty { throw .newErrors(errors.count, command: typecheck) }
    }

    private func writeModule(_ planned: [PlannedFile], of split: Split) throws(CommandError) {
        try checkSafety(of: planned, permissions)
        try write(planned)
        if !quiet {
            try printOutput(
                summary(
                    of: split.summary, planned, tests: split.testPaths, purity: split.purity,
                    baseCommand: split.baseCommand))
        }
    }

    private func warnOfExisting(_ planned: [PlannedFile]) {
        if force { return }
        for file in planned where file.kind == .overwritten {
            say("warning: `\(file.path)` exists; a write needs `--force`")
        }
    }

    private func report(_ finding: Finding) {
        if !quiet || finding.severity == .error { printMessage(text(of: finding)) }
    }

    private func say(_ line: String) {
        if !quiet { printMessage(line) }
    }
}

extension SplitCommand {
    /// Splits each of several view controllers that can be; what became of them is said at the end.
    private func run(_ many: ManyControllers) throws(CommandError) -> ExitStatus? {
        if moduleName != nil { throw .forOneOnly(option: "--module-name") }
        if plan != nil { throw .forOneOnly(option: "--plan") }
        if step != nil { throw .forOneOnly(option: "--step") }
        many.findings.forEach(report)
        var planned: [String: [PlannedFile]] = [:]
        let isWriting = !dryRun && !check
        var hasUnmetWishes = false
        let bar = ProgressBar(of: many.controllers.count, isShown: !quiet && errorsShowProgress())
        let splits = splitMany(try many.withOptions(arguments, tests, output: output), in: many.app) {
            controller, files, split throws(CommandError) in
            do throws(CommandError) {
                try checkWishes(in: split)
            } catch {
                hasUnmetWishes = true
                split.findings.forEach(report)
                throw error
            }
            let changed = try plannedFiles(split.changes, given: files)
            if isWriting { try checkSafety(of: changed, permissions) }
            planned[controller.id] = changed
        } progress: {
            bar.advance()
        }
        bar.clear()
        var rows = splits.map { ManyRow($0, planned[$0.controller.id] ?? []) }
        let findings = splits.flatMap { (try? $0.result.get())?.findings ?? [] }
        findings.withoutRepeatedBaseFiles.forEach(report)
        if dryRun {
            for row in rows { warnOfExisting(row.planned) }
            try printDiff(of: rows.flatMap(\.planned))
        }
        try checkBuild(of: rows.flatMap(\.planned))
        if isWriting { try write(&rows) }
        if !quiet {
            let text = table(of: rows)
            if isWriting { try printOutput(text) } else { printMessage(text.trimmingCharacters(in: .newlines)) }
        }
        let status = status(of: rows, isCheck: check)
        return hasUnmetWishes && status != .internalError ? .pending : status
    }
}

/// Refuses a word that is no file, as far as a command is meant by it.
private func checkIsNoCommand(_ word: String) throws(CommandError) {
    guard fileState(of: word) == .missing, !word.contains("."), !word.contains("/") else { return }
    let commands = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    if let nearest = nearestWord(to: word, among: commands) { throw .noSuchCommand(word, nearest: nearest) }
}

extension RefactoringStep: ExpressibleByArgument {}
