import ArgumentParser
import ViperSplit

/// `viper-split dump-configuration`
struct DumpConfigurationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump-configuration",
        abstract: "Prints the configuration that holds for a file, as JSON.",
        discussion: """
            It is read from `\(configurationName)` in the file's folder or the nearest one above it. What the file \
            doesn't say is printed as it is by default, so the output is a configuration to start from.
            """
    )

    @Argument(
        help: ArgumentHelp("A file or a folder. (default: the current folder)", valueName: "path"), completion: .file())
    var path = "."

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            if case .missing = fileState(of: path) { throw .noSuchFile(path) }
            try printOutput(try readConfiguration(for: path).configuration.json)
            return nil
        }
    }
}
