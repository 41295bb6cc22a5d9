import ArgumentParser
import ViperSplit

/// `viper-split base`
struct BaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "base",
        abstract: "Writes the base files of a style, on which its modules build.",
        discussion: """
            An app needs them once. A file that is already there to the letter is left alone; any other is \
            overwritten only with --force.
            """
    )

    @Option(
        help: ArgumentHelp("The folder of the files. (default: the current folder)", valueName: "dir"),
        completion: .directory
    )
    var output: String?

    @OptionGroup
    var style: TemplateArguments

    @OptionGroup
    var flavour: FlavourArguments

    @Option(
        help:
            "The access of what they declare: internal, for modules of the same target, or public, for those of others, too."
    )
    var access = BaseAccess.internal

    @Flag(help: "Overwrite files that exist.")
    var force = false

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try putRight(near: output ?? ".", isWriting: true)
            let folder = output.map(withoutFinalSlash) ?? ""
            let (template, _, _) = try style.read(for: output ?? ".")
            let files = try refusing { () throws(SplitError) in
                try template.baseFiles(flavour: flavour.flavour, arePublic: access == .public)
            }
            if files.isEmpty, !quiet { try printOutput("the style `\(template.name)` has no base files; write none\n") }
            let changes = files.map { FileChange.create(path: joined(folder, $0.path), contents: $0.text) }
            let planned = try plannedFiles(ChangeSet(changes: changes), given: [])
            try checkSafety(of: planned, WritePermissions(force: force, allowDirty: true, allowNoVCS: true))
            try write(planned)
            if !quiet { try printOutput(planned.map(\.report).joined() + (files.isEmpty ? "" : placeText)) }
            return nil
        }
    }

    /// The target that sees the files, and what others need.
    private var placeText: String {
        let place = joined(output ?? ".", "Base.swift")
        let told = appFolder(around: output ?? ".").map { Targets(below: [$0.path]).targets(ofFileAt: place) }
        let target = told?.min().map { "the target `\($0)`" } ?? "the target of your modules"
        return access == .internal
            ? "add them to \(target); modules of another target see them only with `--access public`\n"
            : "add them to \(target); modules of another target see them if their view controllers import it\n"
    }
}

/// Who may build on the base files.
enum BaseAccess: String, CaseIterable, ExpressibleByArgument {
    case `internal`, `public`
}
