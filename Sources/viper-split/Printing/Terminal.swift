import Foundation

/// Writes to standard output.
func printOutput(_ text: String) throws(CommandError) {
    do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
        throw .cannotPrint(reason: reason(of: error))
    }
}

/// Writes a line to standard error, where nothing can be done about a failure.
func printMessage(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

func outputShowsColours() -> Bool {
    showsColours(isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
}

/// Whether messages go to a terminal that can take a line back.
func errorsShowProgress() -> Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}

/// Only a terminal shows colours, unless the user has asked for none.
func showsColours(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
}
