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

/// Whether standard output shows colours: only a terminal does, unless the user has asked for none.
func outputShowsColours() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    if let noColour = environment["NO_COLOR"], !noColour.isEmpty { return false }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
}
