import Foundation

/// The commands that the compiler's driver would run for a program of any sources.
///
/// The driver is asked for them once, and takes no part when a program is compiled: it takes a quarter of
/// the time that a program of a fixture's size costs.
struct CompilerJobs: Sendable {
    /// A shell's script, which gets the paths of the sources as its arguments.
    let script: String

    /// - Parameter arguments: what the driver would be given, without the sources.
    init(for arguments: [String]) async throws {
        let outcome = try await inFolder { folder in
            try await runProcess(
                ["swiftc", "-driver-print-jobs"] + arguments + [Self.sources], in: folder, timeLimit: 60,
                environment: ["TMPDIR": "/tmp"])
        }
        guard outcome.status == 0, let script = Self.script(ofJobs: outcome.output) else {
            throw ToolchainError.noJobs(arguments: arguments, output: outcome.errors + outcome.output)
        }
        self.script = script
    }

    /// The script of the jobs that the driver printed, one a line and quoted for a shell; nil where none takes the
    /// sources. What the driver would keep in a temporary folder of its own goes into the folder of the program.
    static func script(ofJobs text: String) -> String? {
        let jobs = text.split(separator: "\n").map { job in
            job.replacing(/[^\s@']*\/TemporaryDirectory\.[^\/\s']*\//, with: "")
                .replacing(" \(sources) ", with: " \"$@\" ")
        }
        return jobs.contains { $0.contains("\"$@\"") } ? jobs.joined(separator: " && ") : nil
    }

    /// Stands for the sources where the driver is asked.
    private static let sources = "Sources.swift"
}
