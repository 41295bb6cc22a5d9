import ArgumentParser

/// Runs a command, and ends the program with the status that it returns or that its error stands for.
func exitingOnError(_ body: () throws(CommandError) -> ExitStatus?) throws(ExitCode) {
    let status: ExitStatus?
    do throws(CommandError) {
        status = try body()
    } catch {
        printMessage(text(of: error))
        if case .interrupted(let signal) = error { endBySignal(signal) }
        throw ExitCode(error.status.rawValue)
    }
    if let status { throw ExitCode(status.rawValue) }
}
