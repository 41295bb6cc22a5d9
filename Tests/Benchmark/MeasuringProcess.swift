import ArgumentParser
import Foundation
import Oracle

/// The process that the benchmark starts for each subject: what a split needs isn't there yet, and the peak of the memory
/// is its own.
struct MeasureOne: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure one subject and print the result as JSON.", shouldDisplay: false)

    @Flag var fixtures = false
    @Option var context: String?
    @Option var rounds: Int
    @Argument var paths: [String] = []

    func run() throws {
        let controller = CorpusController(name: "", paths: paths, contextFolder: context)
        let jobs = try (fixtures ? Subject.fixtures : .controller(controller)).jobs()
        FileHandle.standardOutput.write(try JSONEncoder().encode(measure(jobs, rounds: rounds)))
    }
}

/// A measuring process ended without an answer.
struct NoMeasurement: Error, CustomStringConvertible {
    let description: String
}

extension Subject {
    /// The best of several processes that do nothing else.
    ///
    /// - Parameter program: this one, which a test isn't.
    /// - Throws: `NoMeasurement` if one takes longer than the time limit, or crashes.
    func measured(
        rounds: Int, timeLimit: Double, by program: String = Bundle.main.executablePath ?? CommandLine.arguments[0]
    ) async throws -> Measurement {
        var best: Measurement?
        for _ in 0..<rounds {
            let next = try await measuredOnce(rounds: rounds, timeLimit: timeLimit, by: program)
            best = best.map { $0.best(of: next) } ?? next
        }
        return best ?? Measurement()
    }

    private func measuredOnce(rounds: Int, timeLimit: Double, by program: String) async throws -> Measurement {
        let outcome = try await runProcess(
            [program, "measure-one", "--rounds", "\(rounds)"] + arguments,
            in: FileManager.default.temporaryDirectory, timeLimit: timeLimit)
        if outcome.isTimeout { throw NoMeasurement(description: "\(name): takes longer than \(timeLimit) s") }
        guard outcome.status == 0 else {
            throw NoMeasurement(description: "\(name): status \(outcome.status)\n\(outcome.errors.prefix(1000))")
        }
        return try JSONDecoder().decode(Measurement.self, from: Data(outcome.output.utf8))
    }

    private var arguments: [String] {
        switch self {
        case .fixtures: ["--fixtures"]
        case .controller(let controller):
            (controller.contextFolder.map { ["--context", $0] } ?? []) + controller.paths
        }
    }
}

extension Measurement {
    /// The faster one of two of the same, with the shortest times for parsing and for the process.
    fileprivate func best(of other: Measurement) -> Measurement {
        var best = splitting <= other.splitting ? self : other
        best.parsing = min(parsing, other.parsing)
        best.process = min(process, other.process)
        best.peak = min(peak, other.peak)
        best.tree = max(tree, other.tree)
        return best
    }
}
