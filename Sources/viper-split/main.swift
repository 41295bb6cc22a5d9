import ArgumentParser
import Foundation

// The options belong to `split`, the subcommand that runs when none is named; help on the program alone would not
// show them.
let arguments = Array(CommandLine.arguments.dropFirst())
RootCommand.main([["--help"], ["-h"], ["help"]].contains(arguments) ? ["split", "--help"] : arguments)
