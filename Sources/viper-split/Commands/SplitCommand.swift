import ArgumentParser
import Foundation
import ViperSplit

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
            "A plan that `viper-split plan --json` has written and you have changed: your changes decide.",
            valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var plan: String?

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

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try putRight(near: arguments.files.first ?? ".", isWriting: !dryRun && !check)
            if let many = try arguments.manyControllers() { return try run(many) }
            let sources = try readSources(arguments.files)
            let split = try split(sources)
            let planned = try plannedFiles(split.changes, given: sources)
            let pending = planned.first { $0.kind != .unchanged }
            if dryRun {
                warnOfExisting(planned)
                try printDiff(of: planned)
            }
            if check {
                if let pending { say("`\(pending.path)` would be split") }
                return pending == nil ? nil : .pending
            }
            if !dryRun, pending != nil { try writeModule(planned, of: split) }
            return nil
        }
    }

    private func split(_ sources: [SourceFile]) throws(CommandError) -> Split {
        var (options, warnings) = try arguments.options(for: sources)
        options.moduleName = moduleName
        options.outputDirectory = output.map(withoutFinalSlash)
        if let plan { options.plan = try readPlan(plan) }
        warnings.forEach(report)
        let result = try refusing { () throws(SplitError) in try ViperSplit.split(sources, options: options) }
        result.findings.forEach(report)
        switch result.outcome {
        case .split: break
        case .alreadySplit: say("`\(sources[0].path)` is already split; nothing to do")
        case .nothingToMove: say("nothing to move: all that `\(sources[0].path)` does is the View's")
        case .nothingCanMove: say("nothing can leave `\(sources[0].path)` safely; the findings say why")
        case .verificationFailed: throw .verificationFailed
        }
        return result
    }

    private func writeModule(_ planned: [PlannedFile], of split: Split) throws(CommandError) {
        try checkSafety(of: planned, permissions)
        try write(planned)
        if !quiet {
            try printOutput(summary(of: split.summary, planned, purity: split.purity, baseCommand: split.baseCommand))
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
        many.warnings.forEach(report)
        var planned: [String: [PlannedFile]] = [:]
        let isWriting = !dryRun && !check
        let bar = ProgressBar(of: many.controllers.count, isShown: !quiet && errorsShowProgress())
        let splits = splitMany(try many.withOptions(arguments, output: output), in: many.app) {
            controller, split throws(CommandError) in
            let files = try plannedFiles(split.changes, given: controller.files)
            if isWriting { try checkSafety(of: files, permissions) }
            planned[controller.id] = files
        } progress: {
            bar.advance()
        }
        bar.clear()
        var rows = splits.map { ManyRow($0, planned[$0.controller.id] ?? []) }
        for split in splits { (try? split.result.get())?.findings.forEach(report) }
        if dryRun {
            for row in rows { warnOfExisting(row.planned) }
            try printDiff(of: rows.flatMap(\.planned))
        }
        if isWriting { try write(&rows) }
        if !quiet {
            let text = table(of: rows)
            if isWriting { try printOutput(text) } else { printMessage(text.trimmingCharacters(in: .newlines)) }
        }
        return status(of: rows, isCheck: check)
    }
}

/// Prints the diff with paths relative to the repository's root or, outside one, to the current folder.
private func printDiff(of planned: [PlannedFile]) throws(CommandError) {
    guard let controller = planned.first else { return }
    let root = Repository(enclosing: controller.target)?.root ?? realPath(".")
    let targets = Dictionary(planned.map { ($0.path, $0.target) }) { first, _ in first }
    let diff: UnifiedDiff
    do throws(EditError) {
        diff = try UnifiedDiff(ChangeSet(changes: planned.map(\.change))) { path in
            relativePath(of: targets[path] ?? path, from: root)
        }
    } catch {
        throw .brokenEdits(path: controller.path, error)
    }
    try printOutput(outputShowsColours() ? coloured(diff) : diff.text)
}
