import ArgumentParser
import Foundation
import ViperSplit

/// `viper-split templates`
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Lists the styles, shows and exports them, and installs them into Xcode.",
        subcommands: [List.self, Show.self, Export.self, Install.self, Uninstall.self]
    )

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints a line for every style, the default one first.")

        func run() throws {
            try exitingOnError { () throws(CommandError) in
                let styles = try Template.builtIn.map { template throws(CommandError) in
                    try refusing { () throws(SplitError) in try styleFacts(template) }
                }
                let width = (styles.map(\.name.count).max() ?? 0) + 3
                try printOutput(styles.map { $0.name.padding(to: width) + $0.summary + "\n" }.joined())
                return nil
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the files of a style's modules, its components, and who holds whom.")

        @Argument(
            help: ArgumentHelp("The style, or the folder of one of your own.", valueName: "name"),
            completion: .directory)
        var name: String

        func run() throws {
            try exitingOnError { () throws(CommandError) in
                let template = try readTemplate(name)
                let facts = try refusing { () throws(SplitError) in try styleFacts(template) }
                try printOutput(text(of: facts))
                return nil
            }
        }
    }

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes a style's folder, for `--template` to take once it is changed. Nothing is overwritten.")

        @Argument(help: ArgumentHelp("The style.", valueName: "name"))
        var name: String

        @Argument(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
        var folder: String

        @Flag(help: "Print nothing but errors.")
        var quiet = false

        func run() throws {
            try exitingOnError { () throws(CommandError) in
                let files = try refusing { () throws(SplitError) in try Template(name).files }
                try writeNew(files, in: folder, quiet: quiet)
                return nil
            }
        }
    }

    struct Install: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the styles as file templates into Xcode's user templates.",
            discussion: "Choose File > New > File... in Xcode and look for \"VIPER\". `uninstall` takes them back."
        )

        @OptionGroup var place: XcodeFolder

        func run() throws {
            try exitingOnError { () throws(CommandError) in
                try Installation(folder: place.folder).install(xcodeTemplates(), quiet: place.quiet)
                return nil
            }
        }
    }

    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Removes what `install` has written, and nothing else: a file changed since then stays.")

        @OptionGroup var place: XcodeFolder

        func run() throws {
            try exitingOnError { () throws(CommandError) in
                try Installation(folder: place.folder).uninstall(quiet: place.quiet)
                return nil
            }
        }
    }
}

struct XcodeFolder: ParsableArguments {
    @Option(
        help: ArgumentHelp("Another folder than Xcode's user templates.", valueName: "dir"), completion: .directory)
    var to: String?

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    /// Where Xcode looks for a user's file templates; the last folder is the group's name in Xcode.
    var folder: String {
        to.map(withoutFinalSlash)
            ?? NSHomeDirectory() + "/Library/Developer/Xcode/Templates/File Templates/VIPER"
    }
}

private func text(of facts: StyleFacts) -> String {
    let columns = { (rows: [[String]]) in
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0.padding(to: $1) }.joined(separator: "  ")
            return "  " + cells.trimmingCharacters(in: .whitespaces) + "\n"
        }.joined()
    }
    let flavours = facts.flavours.map { $0 == .swiftUI ? "--hosting swiftui" : "--reactive rx" }
    let rows = columns(facts.declaredKinds.map { [$0.name, $0.summary] })
    let kinds = rows.isEmpty ? "" : "\nKinds of its own:\n\(rows)"
    let ofBlank = facts.blankBaseFiles.joined(separator: ", ")
    return """
        \(facts.name): \(facts.summary)

        A module X has \(facts.files.joined(separator: ", ")).
        It builds on \(facts.baseFiles.isEmpty ? "nothing" : facts.baseFiles.joined(separator: ", "))\
        \(ofBlank.isEmpty ? "" : "; a new one builds on \(ofBlank)").
        New modules: --kind \(facts.kinds.map(\.rawValue).joined(separator: "|"))\
        \(flavours.map { ", or \($0)" }.joined()).
        \(kinds)
        Components:
        \(columns(facts.components.map { [$0.role, $0.type, $0.protocols.joined(separator: ", ")] }))
        Who holds whom:
        \(columns(facts.links.map { [$0.holder, $0.ownership, $0.name, $0.type] }))
        """
}
